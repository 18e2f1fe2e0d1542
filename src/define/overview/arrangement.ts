/** The widths of an arranged tile, in twelfths of the page. */
export const tileWidths = [3, 4, 6, 8, 12] as const
export type TileWidth = (typeof tileWidths)[number]

/** One tile of an arrangement; without a width it is as wide as declared. */
export interface ArrangedTile {
  readonly tile: string
  readonly width?: TileWidth
  readonly hidden?: true
}

/** The maximum number of tiles in an arrangement. */
const maxTiles = 60

const isWidth = (width: unknown): width is TileWidth => (tileWidths as readonly unknown[]).includes(width)

/**
 * The tiles of a stored or sent arrangement; undefined if it is something else, has a tile twice, or too many. Tiles
 * that a dashboard no longer has are accepted: they are left out when it is shown.
 */
export function parseArrangedTiles(given: unknown): readonly ArrangedTile[] | undefined {
  if (!Array.isArray(given) || given.length > maxTiles) return undefined
  const tiles = given.map(parseTile)
  const names = new Set(tiles.map((item) => item?.tile))
  return names.has(undefined) || names.size < tiles.length ? undefined : (tiles as ArrangedTile[])
}

function parseTile(given: unknown): ArrangedTile | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { tile, width, hidden, ...others } = given as Record<string, unknown>
  const isKnown =
    typeof tile === 'string' &&
    /^[A-Za-z]\w{0,39}$/.test(tile) &&
    (width === undefined || isWidth(width)) &&
    (hidden === undefined || typeof hidden === 'boolean') &&
    Object.keys(others).length === 0
  if (!isKnown) return undefined
  return { tile, ...(width !== undefined && { width }), ...(hidden === true && { hidden }) }
}
