/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What of a picture is kept: how much it is enlarged, and the middle of the part in pixels of the picture. */
export interface Cut {
  /** 1 shows as much as the aspect allows. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const maxZoom = 5

/** The size of the part that is kept, in pixels of the picture. */
export function partSize(picture: Size, aspect: number, zoom: number): Size {
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  return { width, height: width / aspect }
}

/** The middle of a picture, as large as the aspect allows. */
export const wholeCut = ({ width, height }: Size): Cut => ({ zoom: 1, x: width / 2, y: height / 2 })

/** A cut within the limits: the part never leaves the picture. */
export function limitedCut(picture: Size, aspect: number, cut: Cut): Cut {
  const zoom = between(1, cut.zoom, maxZoom)
  const part = partSize(picture, aspect, zoom)
  return {
    zoom,
    x: between(part.width / 2, cut.x, picture.width - part.width / 2),
    y: between(part.height / 2, cut.y, picture.height - part.height / 2),
  }
}

/** The cut after the picture was moved below its frame, by shares of the frame: positive to the right and down. */
export function movedCut(picture: Size, aspect: number, cut: Cut, right: number, down: number): Cut {
  const part = partSize(picture, aspect, cut.zoom)
  return limitedCut(picture, aspect, {
    ...cut,
    x: cut.x - right * part.width,
    y: cut.y - down * part.height,
  })
}

/** The part that is kept, in pixels of the picture. */
export function partOf(picture: Size, aspect: number, cut: Cut): Size & { left: number; top: number } {
  const part = partSize(picture, aspect, cut.zoom)
  return { ...part, left: cut.x - part.width / 2, top: cut.y - part.height / 2 }
}

/** The size of the cropped picture: that of the part, but at most `max` pixels on its longer side. */
export function resultSize(part: Size, max: number): Size {
  const scale = Math.min(1, max / Math.max(part.width, part.height))
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  }
}

const between = (min: number, value: number, max: number): number => Math.max(min, Math.min(max, value))
