import type { FieldOf } from '#define/kinds'

export type Crop = NonNullable<FieldOf<'image'>['crop']>

/** The limit of the server, which refuses larger files once they are sent. */
const maxBytes = 10 * 1024 * 1024

/** Why a file cannot be uploaded as a picture, as the key of a text. */
export function faultOfFile({ type, size }: File): 'form.noPicture' | 'form.largePicture' | undefined {
  if (!type.startsWith('image/')) return 'form.noPicture'
  return size > maxBytes ? 'form.largePicture' : undefined
}

/** Whether a picture is cropped: not a drawing, which has no pixels, and not what may be animated. */
export const isCropped = ({ type }: File): boolean => !['image/svg+xml', 'image/gif'].includes(type)

/** Whether a value is an address that a picture can be loaded from. */
export const mayBeShown = (value: string): boolean => /^(\/(?![/\\])|https:\/\/)\S+$/.test(value)

/** Width divided by height of a cropped picture. */
export const aspectOf = (crop: Crop): number => (crop === 'round' ? 1 : crop)
