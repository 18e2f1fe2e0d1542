import type { Demo, DemoMove } from '#server/features/demo/demo'
import type { Making } from '#server/features/demo/demo-value'
import type { Random } from '#server/features/demo/random'
import { english } from './english'
import { chinese, news, type Written } from './written'
import type { posts } from '../posts.resource'

type Language = 'en' | 'cn'
type Piece = readonly [Language, Written]

const releases = 14
const dayLong = 86_400_000

/** Release notes as a post; some in Chinese. */
function releasePost(number: number): Piece {
  const language: Language = number % 4 === 3 ? 'cn' : 'en'
  const lines = news[language]
  const brought = [0, 1, 2].map((step) => lines[(number * 3 + step) % lines.length] ?? '')
  return language === 'cn'
    ? ['cn', [`产品动态第 ${number + 1} 期`, brought[0] ?? '', ['更新'], [['新功能', brought.join('')]]]]
    : [
        'en',
        [`Product notes, number ${number + 1}`, brought[0] ?? '', ['release'], [['New', brought.join(' ')]]],
      ]
}

/** Numbers the releases in order. */
function inOrder() {
  let number = 0
  return (piece: Piece): Piece => (piece === release ? releasePost(number++) : piece)
}

/** A placeholder for a release post until its number is known. */
const release: Piece = ['en', ['', '', [], []]]

/** All posts, oldest first: articles and release notes alternating. */
const pieces: readonly Piece[] = [
  ...english.map((written): Piece => ['en', written]),
  ...chinese.map((written): Piece => ['cn', written]),
  ...Array.from({ length: releases }, () => release),
]
  .map((piece, index) => ({ piece, turn: (index * 7) % 32 }))
  .toSorted((item, other) => item.turn - other.turn)
  .map(({ piece }) => piece)
  .map(inOrder())

/** The cover image of a post by its index. */
export const coverOf = (index: number): string => `/demo/posts/${index + 1}.svg`

const bodyOf = ([, , , parts]: Written) =>
  parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('')

/** The newest posts are drafts or scheduled; one was withdrawn, one is archived. */
function movesOf(index: number, { now }: Making): DemoMove[] {
  const last = pieces.length - 1
  if (index === last || index === last - 4) return []
  if (index === last - 1 || index === last - 2) {
    const publishAt = new Date(now.getTime() + (index - last + 4) * dayLong).toISOString()
    return [{ name: 'schedule', days: 0.2, input: { publishAt } }]
  }
  const publish = { name: 'publish', days: 1 }
  return index === 3 ? [publish, { name: 'archive', days: 200 }] : [publish]
}

/** Titles of the same post in both languages; the later one is the translation. */
const twins: readonly (readonly [string, string])[] = [
  ['Why a transfer is not one thing', '跨境付款为什么会晚到'],
  ['Quotes that hold', '汇率报价怎么看'],
  ['Closing the month in two days', '两天完成月结的九个习惯'],
  ['Cards for teams without shared numbers', '给团队发卡，而不是共用一张卡'],
]

function originalOf(title: string, records: Making['records']): string | null {
  const twin = twins.find((pair) => pair.includes(title))?.find((other) => other !== title)
  return records('posts').find((post) => post.title === twin)?.id ?? null
}

const authorOf = (records: Making['records'], random: Random) => random.pick(records('users').slice(0, 2))?.id

export const postsDemo: Demo<typeof posts> = {
  count: pieces.length,
  // A translation must come after its original.
  step: 1,
  record: (making) => {
    const { index, records, random } = making
    const [language, written] = pieces[index % pieces.length] as Piece
    const [title, excerpt, tags] = written
    return {
      daysAgo: (pieces.length - 1 - index) * 9,
      moves: movesOf(index % pieces.length, making),
      values: {
        title,
        excerpt,
        tags: [...tags],
        language,
        original: originalOf(title, records),
        body: bodyOf(written),
        author: authorOf(records, random) ?? null,
        cover: coverOf(index % pieces.length),
        commentsOpen: index % 8 !== 5,
        seoTitle: null,
        seoDescription: null,
      },
    }
  },
}
