import type { Demo } from '#server/features/demo/demo'
import type { Stored } from '#server/write/context'
import type { Variant, variants } from '../variants.resource'

type Option = Pick<Variant, 'color' | 'size'>

const inColors = (...colors: NonNullable<Variant['color']>[]): Option[] =>
  colors.map((color) => ({ color, size: null }))
const inSizes = (...sizes: NonNullable<Variant['size']>[]): Option[] =>
  sizes.map((size) => ({ color: null, size }))
const inBoth = (colors: NonNullable<Variant['color']>[], sizes: NonNullable<Variant['size']>[]): Option[] =>
  colors.flatMap((color) => sizes.map((size) => ({ color, size })))

/** The variants of some products, by their codes. */
const all: Readonly<Record<string, readonly Option[]>> = {
  'RDR-201': inColors('black', 'white', 'blue'),
  'ACC-431': inBoth(['black', 'blue', 'orange'], ['small', 'medium', 'large']),
  'ACC-432': inBoth(['black', 'silver'], ['medium', 'large']),
  'ACC-433': inSizes('small', 'medium', 'large'),
  'ACC-452': inColors('black', 'red', 'blue'),
  'CRD-330': inBoth(['black', 'silver'], ['small', 'medium', 'large', 'extraLarge']),
  'CRD-313': inColors('black', 'red', 'green', 'orange'),
}

const listed = Object.entries(all).flatMap(([code, options]) => options.map((option) => ({ code, option })))

const suffixOf = ({ color, size }: Option): string =>
  [color, size].flatMap((value) => (value ? [value.slice(0, 3).toUpperCase()] : [])).join('-')

/** The larger sizes cost a little more. */
const priceOf = (price: number, size: Variant['size']): number | null =>
  size === 'large' || size === 'extraLarge' ? Math.round(price * 1.15) : null

export const variantsDemo: Demo<typeof variants> = {
  count: listed.length,
  record: ({ index, random, records }) => {
    const { code, option } = listed[index] as (typeof listed)[number]
    const products = records('products')
    // Without the catalogue of the demo, a product that has no such variant.
    const isFree = ({ id }: Stored) =>
      !records('variants').some(
        ({ product, color, size }) => product === id && color === option.color && size === option.size,
      )
    const product = (products.find((row) => row.code === code) ??
      random.pick(products.filter(isFree))) as Stored
    return {
      daysAgo: 20 - (index / listed.length) * 10,
      moves: [],
      values: {
        product: product.id,
        code: `${code}-${suffixOf(option)}`,
        ...option,
        price: priceOf(Number(product.price), option.size),
        stock: index % 7 === 5 ? 0 : random.whole(8, 160),
        picture: null,
      },
    }
  },
}
