import { createInstance } from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { comments as cn } from '#locales/cn/comments'
import { comments as en } from '#locales/en/comments'
import type { Labels } from '#base/i18n/labels'
import { kanbanCards } from '../../resources/kanban/kanban-cards.resource'
import type { FormatContext } from '../fields/text/format'
import type { Change } from '../history/use-history'
import { activityText } from './activity-text'

const i18n = createInstance()
beforeAll(() =>
  i18n.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { translation: { comments: en } }, cn: { translation: { comments: cn } } },
  }),
)

const around = (locale: string): FormatContext => ({
  locale,
  option: (_, __, value) => value,
  field: (_, path) => path,
  resource: () => undefined,
  yes: 'Yes',
  no: 'No',
  entries: (count) => `${count} entries`,
  textIn: (_, text) => text,
  untitled: (to) => to,
})
const labels: Pick<Labels, 'field'> = { field: (_, name) => name }
const row = { id: 'card', version: 2, createdAt: '', updatedAt: '', _can: [] }
const changeOf = (before: Change['before'], after: Change['after']): Change => ({
  id: 1,
  operation: 'update',
  at: '2026-05-01T09:00:00.000Z',
  by: null,
  version: 2,
  before,
  after,
  _refs: { todo: 'Todo', doing: 'Doing', ann: 'Ann', bob: 'Bob' },
})
const textOf = (before: Change['before'], after: Change['after'], language = 'en') =>
  activityText(kanbanCards, row, changeOf(before, after), {
    t: i18n.getFixedT(language),
    labels: labels as Labels,
    around: around(language === 'cn' ? 'zh-CN' : 'en'),
  })

test.each<[what: string, before: Change['before'], after: Change['after'], english: string, chinese: string]>(
  [
    [
      'a move to another column does not name the position',
      { column: 'todo', rank: 'a' },
      { column: 'doing', rank: 'b' },
      'moved this from Todo to Doing',
      '将其从“Todo”移到“Doing”',
    ],
    ['a new position', { rank: 'a' }, { rank: 'b' }, 'changed its position', '调整了其位置'],
    [
      'a day',
      { dueOn: '2026-05-01' },
      { dueOn: '2026-05-02' },
      'changed dueOn from May 1, 2026 to May 2, 2026',
      '将dueOn从2026年5月1日改为2026年5月2日',
    ],
    ['an empty value', { name: 'A' }, { name: 'B' }, 'changed name from “A” to “B”', '将name从“A”改为“B”'],
    [
      'a long text',
      { description: 'a\nb' },
      { description: 'c' },
      'changed description',
      '更改了description',
    ],
    [
      'users',
      { assignees: ['ann'] },
      { assignees: ['bob'] },
      'added Bob to assignees, removed Ann from assignees',
      '在assignees中添加了Bob、从assignees中移除了Ann',
    ],
    [
      'an item of a checklist',
      {
        checklist: [
          { what: 'one', done: false },
          { what: 'two', done: false },
        ],
      },
      {
        checklist: [
          { what: 'one', done: false },
          { what: 'two', done: true },
        ],
      },
      'completed “two”',
      '完成了“two”',
    ],
    ['a creation', null, {}, '', ''],
  ],
)('%s', (_, before, after, english, chinese) => {
  expect(textOf(before, after)).toBe(english)
  expect(textOf(before, after, 'cn')).toBe(chinese)
})
