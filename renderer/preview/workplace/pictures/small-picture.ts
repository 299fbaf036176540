import sharp from 'sharp'

/** More than the widest place of a page shows, on fine screens too. */
const SMALL = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const
const QUALITY = 80

const UNREADABLE =
  'Dieses Bild lässt sich nicht lesen. Öffnen Sie es und speichern Sie es neu als JPG oder PNG.'

type Format = 'avif' | 'jpeg' | 'png' | 'webp'

/**
 * A picture made small, without EXIF data.
 * @throws Error when it cannot be read
 */
export async function smallPicture(bytes: ArrayBuffer, format: Format): Promise<Buffer> {
  try {
    const options = format === 'png' ? {} : { quality: QUALITY }
    return await sharp(bytes, { autoOrient: true })
      .resize(SMALL)
      .toFormat(format, options)
      .toBuffer()
  } catch {
    throw new Error(UNREADABLE)
  }
}

/** The kind of a picture by what is in it: `jpeg`, `svg`; undefined when it cannot be read. */
export async function formatOf(bytes: ArrayBuffer): Promise<string | undefined> {
  return sharp(bytes)
    .metadata()
    .then(({ format }) => format)
    .catch(() => undefined)
}
