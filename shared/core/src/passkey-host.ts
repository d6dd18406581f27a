/** Can there be passkeys at this host? They belong to a name: an address of digits has none. */
export const isPasskeyHost = (hostname: string): boolean => !/^[\d.]+$|:/.test(hostname)
