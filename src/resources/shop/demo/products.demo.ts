import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Random } from '#server/features/demo/random'
import { accessories } from './accessories'
import { cards } from './cards'
import { categoryOf } from './category-of'
import type { Item } from './item'
import { readers } from './readers'
import { services } from './services'
import { terminals } from './terminals'
import type { products } from '../products.resource'

const sorts = { terminals, readers, cards, accessories, services }
/** The sort of a product, which determines its texts and its stock. */
type Sort = keyof typeof sorts

/** The whole catalogue in a mixed order, which is the same on every machine. */
const catalogue = Object.entries(sorts)
  .flatMap(([sort, items]) =>
    items.map((item, index) => ({
      sort: sort as Sort,
      item,
      share: (index + 0.5) / items.length,
    })),
  )
  .toSorted((item, other) => item.share - other.share)

const points: Record<Sort, readonly string[]> = {
  terminals: ['Chip, contactless and wallets', 'Updates overnight', 'Three years of warranty'],
  readers: ['Encrypted from the reader on', 'Charged over USB-C', 'Two years of warranty'],
  cards: ['Limits in real time', 'Frozen with one touch', 'Statements by person'],
  accessories: ['Made for our terminals', 'Delivered in two days'],
  services: ['No minimum term', 'In English and Chinese'],
}
const chinesePoints = ['中英文界面', '两个工作日内发货', '支持七天无理由退换']
const colors = ['black', 'white', 'silver', 'blue', 'green', 'red', 'orange'] as const

const isChinese = ([name]: Item) => /\p{Script=Han}/u.test(name)
/** The cover of a product code. */
export const coverOf = (code: string): string => `/demo/products/${code.toLowerCase()}.svg`
/** Every product code of the catalogue. */
export const codes: readonly string[] = catalogue.map(({ item: [, code] }) => code)

function describe(sort: Sort, item: Item): string {
  const list = (isChinese(item) ? chinesePoints : points[sort]).map((point) => `<li>${point}</li>`)
  return `<p>${item[4]}</p><ul>${list.join('')}</ul>`
}

/** Most are published, some are drafts, some are archived. */
function movesOf(index: number, random: Random): DemoMove[] {
  if (index % 9 === 4) return []
  const publish = { name: 'publish', days: random.whole(0, 5) }
  return index % 12 === 7 ? [publish, { name: 'archive', days: random.whole(10, 40) }] : [publish]
}

/** Some are sold out, some are low, most have plenty; services have no stock. */
const stockOf = (sort: Sort, index: number, random: Random): number | null =>
  sort === 'services'
    ? null
    : index % 13 === 6
      ? 0
      : index % 7 === 3
        ? random.whole(1, 9)
        : random.whole(20, 900)

export const productsDemo: Demo<typeof products> = {
  count: catalogue.length,
  record: ({ index, random, records }) => {
    const { sort, item } = catalogue[index] as (typeof catalogue)[number]
    const [name, code, price, labels] = item
    const isThing = sort !== 'services'
    return {
      daysAgo: (catalogue.length - 1 - index) * 4,
      moves: movesOf(index, random),
      values: {
        name,
        code,
        category: records('categories').find(({ name }) => name === categoryOf(code))?.id ?? null,
        price,
        priceBefore: index % 9 === 2 ? Math.ceil((price * 1.2) / 1_00) * 1_00 : null,
        currency: isChinese(item) ? 'CNY' : 'EUR',
        cost: Math.round(price * (0.4 + random.next() * 0.3)),
        stock: stockOf(sort, index, random),
        weight: isThing ? random.whole(10, 2400) / 1000 : null,
        colors: isThing ? colors.filter(() => random.next() < 0.3) : [],
        labels: [...labels],
        featured: index % 8 === 0,
        cover: coverOf(code),
        pictures: ['side', 'close'].map((look) => ({ image: coverOf(`${code}-${look}`), caption: null })),
        description: describe(sort, item),
      },
    }
  },
}
