const headerBytes = 6
const entryBytes = 16

/** Packs square PNGs (side in pixels, at most 256) into one .ico, as every browser since IE 11 reads it. */
export function packIco(images: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * images.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = headerBytes + entryBytes * index
    directory.writeUInt8(size % 256, entry)
    directory.writeUInt8(size % 256, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(image => image.png)])
}
