/** Names a request that may have to be sent again. (`randomUUID` exists on secure origins only.) */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
