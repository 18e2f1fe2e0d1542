import { describe, expect, it } from 'vitest'
import { limitedCut, maxZoom, movedCut, partOf, resultSize, wholeCut } from './crop-geometry'

const wide = { width: 400, height: 200 }
const tall = { width: 90, height: 160 }

describe('the part of a picture that is kept', () => {
  it('is at first the largest one with the aspect, in the middle', () => {
    expect(partOf(wide, 1, wholeCut(wide))).toEqual({ left: 100, top: 0, width: 200, height: 200 })
    expect(partOf(tall, 1, wholeCut(tall))).toEqual({ left: 0, top: 35, width: 90, height: 90 })
    expect(partOf(wide, 4, wholeCut(wide))).toEqual({ left: 0, top: 50, width: 400, height: 100 })
  })

  it('becomes smaller around its middle when the picture is enlarged', () => {
    const cut = limitedCut(wide, 1, { ...wholeCut(wide), zoom: 2 })
    expect(partOf(wide, 1, cut)).toEqual({ left: 150, top: 50, width: 100, height: 100 })
  })

  it('moves against the picture, and never leaves it', () => {
    const start = wholeCut(wide)
    expect(partOf(wide, 1, movedCut(wide, 1, start, 0.25, 0.25))).toMatchObject({ left: 50, top: 0 })
    expect(partOf(wide, 1, movedCut(wide, 1, start, -9, 0))).toMatchObject({ left: 200, top: 0 })
    const enlarged = limitedCut(wide, 1, { zoom: 2, x: 0, y: 999 })
    expect(partOf(wide, 1, enlarged)).toEqual({ left: 0, top: 100, width: 100, height: 100 })
    // After the zoom is reduced the part would leave the picture.
    expect(partOf(wide, 1, limitedCut(wide, 1, { ...enlarged, zoom: 1 }))).toMatchObject({ left: 0, top: 0 })
  })

  it('is limited in its enlargement', () => {
    expect(limitedCut(wide, 1, { ...wholeCut(wide), zoom: 99 }).zoom).toBe(maxZoom)
    expect(limitedCut(wide, 1, { ...wholeCut(wide), zoom: 0.1 }).zoom).toBe(1)
  })
})

describe('the size of the cropped picture', () => {
  it('is that of the part, reduced to the limit and never enlarged', () => {
    expect(resultSize({ width: 300, height: 300 }, 512)).toEqual({ width: 300, height: 300 })
    expect(resultSize({ width: 3000, height: 750 }, 1600)).toEqual({ width: 1600, height: 400 })
    expect(resultSize({ width: 0.4, height: 0.1 }, 512)).toEqual({ width: 1, height: 1 })
  })
})
