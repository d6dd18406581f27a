import { getAdminProduct, getAudit, getPicture, getProduct, removePicture, savePicture } from '@ag/contracts'
import sharp from 'sharp'
import { days } from '../../clock'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'
import { forgetOld } from '../retention/forget-old'
import { drawPicture } from './draw-picture'

/** A picture of one colour. */
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b4e' } })

describeDatabase('the picture of a product', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  let rita: string
  beforeEach(async () => {
    clock = testClock()
    backend = await testBackend(database(), { clock: clock.now })
    rita = await tokenOf(backend, database(), 'comercial')
  })
  afterEach(() => backend.close())

  const params = { id: 'prospect' }
  const product = async () => (await backend.send(getAdminProduct, { token: rita, params })).reply
  const save = async (content?: Buffer, alt = 'Uma conversa no celular', version?: number) =>
    backend.send(savePicture, {
      token: rita,
      params,
      body: {
        version: version ?? (await product()).version,
        alt,
        ...(content && { content: content.toString('base64') }),
      },
    })
  const shown = async () => (await backend.send(getProduct, { params })).reply.picture
  const fetchPicture = (src = '') =>
    backend.send(getPicture, { params: { name: src.replace('/pictures/', '') } })

  it('is drawn anew, no larger than a page needs, and served under the hash of what is in it', async () => {
    expect(await shown()).toBeUndefined()
    const jpeg = await flat(2400, 1600)
      .withExif({ IFD0: { Copyright: 'Ana Souza' } })
      .jpeg()
      .toBuffer()
    const { status, reply } = await save(jpeg)
    expect([status, reply.picture]).toEqual([
      200,
      {
        src: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}$/),
        alt: 'Uma conversa no celular',
        width: 1280,
        height: 853,
      },
    ])
    expect(await shown()).toEqual(reply.picture)
    const { headers } = await fetchPicture(reply.picture?.src)
    expect([headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
      'nosniff',
    ])
    const { content } = await drawPicture(jpeg)
    expect((await sharp(content).metadata()).exif).toBeUndefined()
    expect(Number(headers['content-length'])).toBe(content.length)
  })

  it('is told of anew without being sent again, over the version that was read alone', async () => {
    const first = (await save(await flat(40, 30).png().toBuffer())).reply
    // It is as large as it came.
    expect(first.picture).toMatchObject({ width: 40, height: 30 })
    expect((await save(undefined, 'Um celular')).reply.picture).toEqual({
      ...first.picture,
      alt: 'Um celular',
    })
    const late = await save(undefined, 'Outra coisa', first.version)
    expect([late.status, late.error.code]).toEqual([409, 'VERSION_CONFLICT'])
  })

  it('goes when it is taken away, and is forgotten a week later', async () => {
    const { reply } = await save(await flat(40, 30).webp().toBuffer())
    const remove = () => backend.send(removePicture, { token: rita, params })
    const { version } = (await remove()).reply
    expect((await remove()).reply).toMatchObject({ picture: null, version })
    expect(await shown()).toBeUndefined()
    expect((await fetchPicture(reply.picture?.src)).status).toBe(200)
    clock.advance(days(8))
    await forgetOld(database().db, clock.now())
    expect((await fetchPicture(reply.picture?.src)).status).toBe(404)
    const owner = await tokenOf(backend, database(), 'owner', 'Olga Dona')
    const audit = await backend.send(getAudit, { token: owner, query: { entity: 'product' } })
    expect(audit.reply.items[0]).toMatchObject({ entity_id: 'prospect', after: { picture: null } })
  })

  it('is kept as long as a product shows it', async () => {
    const { reply } = await save(await flat(40, 30).webp().toBuffer())
    await forgetOld(database().db, new Date(clock.now().getTime() + days(300)))
    expect((await fetchPicture(reply.picture?.src)).status).toBe(200)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    [
      'an SVG under any name',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /JPEG, PNG ou WebP/,
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG ou WebP/],
    ['a GIF', () => flat(4, 4).gif().toBuffer(), /JPEG, PNG ou WebP/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /JPEG, PNG ou WebP/],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<svg/>')]),
      /Não foi possível ler/,
    ],
    [
      'half a picture',
      async () => (await flat(800, 800).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
      /Não foi possível ler/,
    ],
    ['more pixels than anybody needs', () => flat(7_000, 7_000).png().toBuffer(), /megapixels/],
  ])('is refused in words: %s', async (_name, make, words) => {
    const { status, error } = await save(await make())
    expect([status, error.errors[0]]).toEqual([
      400,
      { field: 'content', code: 'PICTURE_INVALID', message: expect.stringMatching(words) },
    ])
    expect((await product()).picture).toBeNull()
  })

  it('is refused in words without a description, without a file and beyond its size', async () => {
    const picture = await flat(40, 30).png().toBuffer()
    expect((await save(picture, ' ')).error.errors[0]?.message).toBe('Descreva a imagem.')
    expect((await save()).error.errors[0]?.message).toBe('Escolha uma imagem.')
    expect((await save(Buffer.alloc(700_003))).error.errors[0]?.message).toBe(
      'Envie uma imagem de até 0,7 MB.',
    )
  })
})
