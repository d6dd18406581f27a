import { AwsClient } from 'aws4fetch'

/** Where gateways keep files together: a bucket of Amazon's S3, or of whatever speaks like it. */
export interface ObjectStoreSettings {
  /** Address of the bucket, e.g. `https://s3.sa-east-1.amazonaws.com/our-bucket`; what follows it is put before every key. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Objects by key. Each call ends within its time, and what fails for a moment is tried again. */
export interface ObjectStore {
  /** Undefined where there is no such object. */
  get(key: string): Promise<Buffer | undefined>
  put(key: string, bytes: Buffer): Promise<void>
  remove(key: string): Promise<void>
  /** The objects whose keys begin so, 10,000 at most. */
  list(prefix: string): Promise<{ key: string; at: Date }[]>
}

/** Milliseconds for one call, its repeats included. */
const patience = 10_000
const mostPages = 10
/** A release file is smaller, or it was not accepted. */
const largest = 32_000_000

/** Speaks with a bucket. Opens nothing: the first call shows whether it is there. */
export function openObjectStore({
  url,
  accessKeyId,
  secretAccessKey,
  region,
}: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const bucket = new URL(url)
  const [, name = '', ...path] = bucket.pathname.split('/')
  const folder = path
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('')
  const addressOf = (key: string) => `${bucket.origin}/${name}/${encodeURI(folder + key)}`

  async function call(address: string, method = 'GET', body?: Buffer): Promise<Response> {
    const answer = await client.fetch(address, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...(body && { body: new Uint8Array(body) }),
    })
    if (answer.ok || answer.status === 404) return answer
    // The answer may quote what was signed.
    await answer.body?.cancel()
    throw new Error(`The object store answered ${answer.status} to ${method} ${new URL(address).pathname}.`)
  }

  return {
    async get(key) {
      const answer = await call(addressOf(key))
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (Number(answer.headers.get('content-length') ?? 0) > largest) throw new Error(`${key} is too large.`)
      return Buffer.from(await answer.arrayBuffer())
    },

    async put(key, bytes) {
      const answer = await call(addressOf(key), 'PUT', bytes)
      await answer.body?.cancel()
      if (answer.status === 404) throw new Error('The object store has no such bucket.')
    },

    async remove(key) {
      await (await call(addressOf(key), 'DELETE')).body?.cancel()
    },

    async list(prefix) {
      const found: { key: string; at: Date }[] = []
      let after = ''
      for (let page = 0; page < mostPages; page += 1) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder + prefix, 'start-after': after })
        const answer = await call(`${bucket.origin}/${name}?${query}`)
        if (answer.status === 404) throw new Error('The object store has no such bucket.')
        const text = await answer.text()
        for (const [entry] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
          after = textOf(entry, 'Key')
          found.push({ key: after.slice(folder.length), at: new Date(textOf(entry, 'LastModified')) })
        }
        if (textOf(text, 'IsTruncated') !== 'true') return found
      }
      return found
    },
  }
}

/** Our keys hold nothing that XML would have to spell otherwise. */
function textOf(xml: string, name: string): string {
  const from = xml.indexOf(`<${name}>`)
  return from < 0 ? '' : xml.slice(from + name.length + 2, xml.indexOf(`</${name}>`, from))
}
