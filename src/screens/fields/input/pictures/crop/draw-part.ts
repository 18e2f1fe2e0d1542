import { aspectOf, type Crop } from '../picture-files'
import { partOf, resultSize, type Cut } from './crop-geometry'

/** The longer side of a cropped picture, in pixels: portraits are shown small. */
const maxSide = (crop: Crop): number => (crop === 'round' ? 512 : 1600)

/**
 * The part of a picture that is kept, as a file: WebP, or PNG where the browser cannot write it.
 * @throws Error if the browser cannot draw the picture
 */
export async function drawPart(image: HTMLImageElement, crop: Crop, cut: Cut, name: string): Promise<File> {
  const picture = { width: image.naturalWidth, height: image.naturalHeight }
  const part = partOf(picture, aspectOf(crop), cut)
  const size = resultSize(part, maxSide(crop))
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) throw new Error('The canvas has no content')
  return new File([blob], croppedName(name, blob.type), { type: blob.type })
}

/** The name of the file with the extension of its new type. */
const croppedName = (name: string, type: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'picture'}.${type === 'image/webp' ? 'webp' : 'png'}`
