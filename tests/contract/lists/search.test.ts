import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/features/demo/random'
import { tsqueryOf } from '#server/read/conditions/text-search'
import { listOf } from '../support/contracts/access-contract'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { createWorld, type World } from '../support/worlds/world'

let world: World
const titles = [
  'Amber harbour lantern',
  'AMBER Pavilion',
  'The lantern-maker’s workshop',
  'Ärger im Café Émile',
  'ÜBERGRÖSSE straße',
  '蓝牙读卡器 Bluetooth reader',
  '便携式读卡器',
  '卡读器',
  '東京タワー',
  '한국어 단어',
  'Привет мир',
  'v2.0 model X-200 (100%)',
  "O'Neill & sons <b>bold</b>",
  'https://shop.example/path?x=1',
  'हिन्दी भाषा',
  'ภาษาไทย',
  'العَرَبِيَّة',
  'Ｆｕｌｌ width １２３',
  'İstanbul kafé',
  'naïve façade—dash…dots',
  '10k 3d 1st 1e5 0x1F 5G',
  '2025-01-31T10:20 a@b.example',
  '½ cup № 5 ™ ®',
  '😀 smile 👩‍👩‍👧 family',
  '--- *** ---',
  '。！？',
  'ﬁne ǆungla',
  'Ελληνικά ΣΊΣΥΦΟΣ',
  'a_b-c.d/e\\f',
  '﷽ ㍿ ℃',
  'がぎぐ ハンカク ﾊﾝｶｸ',
]
beforeAll(async () => {
  world = await createWorld(trial)
  for (const title of titles) await addRepair(world, { title })
  await addRepair(world, { title: 'Elsewhere', labels: ['Sapphire blue', '红色'] })
  await addRepair(world, {
    title: 'Told',
    story: '<p>Once <strong>upon</strong>&nbsp;a time &amp; tide, 从前有座山</p>',
  })
  await addRepair(world, { title: 'Hidden', verdict: 'unspeakable', code: 'UNSEARCHED' })
})
afterAll(() => world.close())

async function found(texts: string, more = ''): Promise<string[]> {
  const answer = await world.people.admin.client.get(`/api/repairs?q=${encodeURIComponent(texts)}${more}`)
  expect(answer.status, answer.text).toBe(200)
  return listOf(answer.body)
    .map((row) => String(row['title']))
    .toSorted()
}
const called = (...texts: string[]) =>
  titles.filter((title) => texts.some((word) => title.includes(word))).toSorted()

describe('the quick search', () => {
  it('finds random texts by themselves', async () => {
    const letters = Array.from('0123456789eax -._/@:#&<>é中文ßñ—’İ')
    const random = createRandom(7)
    const texts = Array.from({ length: 2000 }, () =>
      Array.from({ length: random.whole(1, 9) }, () => random.pick(letters)).join(''),
    )
    const lost = await world.database.query<{ text: string }>({
      text: `select "text" from unnest($1::text[], $2::text[]) as "asked" ("text", "query")
        where words("text") <> '' and not words("text") @@ "query"::tsquery`,
      values: [texts, texts.map((text) => tsqueryOf(text))],
    })
    expect(lost).toEqual([])
  })

  const cases: [typed: string, expected: string[]][] = [
    ['amber', called('Amber', 'AMBER')],
    ['AMBER', called('Amber', 'AMBER')],
    ['amb', called('Amber', 'AMBER')],
    ['amber lan', called('Amber harbour')],
    ['lantern amber', called('Amber harbour')],
    ['lantern', called('lantern')],
    ['antern', []],
    ['lantern-maker', called('lantern-maker')],
    ['maker’s', called('lantern-maker')],
    ['ärger', called('Ärger')],
    ['ÄRGER', called('Ärger')],
    ['café émile', called('Ärger')],
    ['übergrösse', called('ÜBER')],
    ['STRASSE', []],
    ['straße', called('straße')],
    ['读卡器', called('蓝牙', '便携式')],
    ['读卡', called('蓝牙', '便携式')],
    ['卡', called('蓝牙', '便携式', '卡读器')],
    ['卡读', called('卡读器')],
    ['蓝牙 reader', called('蓝牙')],
    ['reader蓝牙', called('蓝牙')],
    ['蓝卡', []],
    ['東京', called('東京')],
    ['タワー', called('東京')],
    ['한국어', called('한국어')],
    ['привет', called('Привет')],
    ['x-200', called('X-200')],
    ['200 model', called('X-200')],
    ['2.0', called('X-200', '2025')],
    ['100%', called('X-200')],
    ["o'neill", called("O'Neill")],
    ['sons bold', called("O'Neill")],
    ['shop.example', called('https')],
    ['sapphire', ['Elsewhere']],
    ['blue elsewhere', ['Elsewhere']],
    ['红色', ['Elsewhere']],
    ['upon', ['Told']],
    ['once upon time', ['Told']],
    ['strong', []],
    ['nbsp', []],
    ['有座山', ['Told']],
    ['unspeakable', []],
    ['UNSEARCHED', []],
    ['nothing of the kind', []],
    ['!!!', []],
    ["' | '", []],
    ['amber | pavilion', called('AMBER')],
    ['!amber', called('Amber', 'AMBER')],
    ['amber:*', called('Amber', 'AMBER')],
    ['amber <-> lantern', called('Amber harbour')],
  ]
  it.each(cases)('finds the expected titles by %j', async (typed, expected) =>
    expect(await found(typed)).toEqual(expected),
  )

  it('matches an accent in composed and decomposed form', async () => {
    const [decomposed, composed] = ['Cafe\u0301 Orle\u0301ans', 'Caf\u00e9 Orl\u00e9ans']
    await addRepair(world, { title: decomposed })
    for (const texts of [decomposed, composed, 'orl\u00e9', 'orle\u0301'])
      expect(await found(texts), texts).toEqual([composed])
    for (const title of [decomposed, composed])
      expect(await found('', `&title=${encodeURIComponent(title)}`)).toEqual([composed])
  })

  it('works together with filters, sorts and pages', async () => {
    expect(await found('amber', '&priority=high')).toEqual([])
    expect(await found('amber', '&priority=normal&_sort=title&limit=1')).toHaveLength(1)
    expect(await found('', '&_end=3')).toHaveLength(3)
  })

  it('is separate from the title filter, which matches only the whole title', async () => {
    for (const texts of ['Amber', 'amber harbour lantern', ' Amber harbour lantern', 'Amber harbour'])
      expect(await found('', `&title=${encodeURIComponent(texts)}`), texts).toEqual([])
    expect(await found('', '&title=Amber%20harbour%20lantern')).toEqual(['Amber harbour lantern'])
  })

  it.each(titles)('has a title filter that finds %j', async (title) => {
    expect(await found('', `&title=${encodeURIComponent(title)}`)).toEqual([title])
  })

  // Titles of symbols only, and titles with letters whose capitals depend on the language, are not found by their
  // words.
  const worded = titles.filter((title) => /[\p{L}\p{Nd}]/u.test(title) && !/[İΣ]/.test(title))
  it.each(worded)('finds the title %j by its words', async (title) => {
    expect(await found(title)).toContain(title)
    expect(await found('', `&title_like=${encodeURIComponent(title.slice(0, -1))}`)).toContain(title)
  })
})
