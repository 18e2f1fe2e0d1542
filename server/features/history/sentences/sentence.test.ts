import { describe, expect, test } from 'vitest'
import { sentences as cn } from '#locales/cn/sentences'
import { sentences as en } from '#locales/en/sentences'
import type { Language } from '#server/base/caller'
import { sheetLabels } from '#server/base/labels/sheet-labels'
import { app } from '#resources/app'
import { sentenceOf, type SentenceInput } from './sentence'

const { invoices, paymentCards, users } = app
if (!invoices || !paymentCards || !users) throw new Error('A resource is missing')

const customer = '01a20462-7d3f-7a10-8f00-5b1f6c2d9e01'
const inputOf = (entry: SentenceInput['entry'], more: Partial<SentenceInput> = {}): SentenceInput => ({
  resource: invoices,
  who: 'Amelia Hartmann',
  title: 'INV-2026-00227',
  record: { currency: 'EUR' },
  titles: new Map([[customer, 'Corner Bakery']]),
  ...more,
  entry,
})
const inLanguage = (language: Language, item: SentenceInput) =>
  sentenceOf(item, { language, labels: sheetLabels(language) })

const sent = inputOf({
  operation: 'send',
  before: { status: 'draft', number: null, issuedOn: null },
  after: { status: 'sent', number: 'INV-2026-00227', issuedOn: '2026-11-24' },
})
const changed = (name: string, before: unknown, after: unknown) =>
  inputOf({ operation: 'update', before: { [name]: before }, after: { [name]: after } })

describe('the sentence of a change entry', () => {
  test.each<[what: string, item: SentenceInput, english: string, chinese: string]>([
    [
      'a move names the state first and counts the other fields',
      sent,
      'Amelia Hartmann changed “Status” of invoice INV-2026-00227 from Draft to Sent and 2 more fields',
      'Amelia Hartmann将发票“INV-2026-00227”的“状态”从草稿改为已发送，另有 2 个字段',
    ],
    [
      'an amount has the currency of its record',
      changed('total', 1000, 123_456),
      'Amelia Hartmann changed “Total” of invoice INV-2026-00227 from €10.00 to €1,234.56',
      'Amelia Hartmann将发票“INV-2026-00227”的“合计”从€10.00改为€1,234.56',
    ],
    [
      'a day is written out, and an empty value is not',
      changed('dueOn', null, '2026-12-24'),
      'Amelia Hartmann set “Due on” of invoice INV-2026-00227 to Dec 24, 2026',
      'Amelia Hartmann将发票“INV-2026-00227”的“到期日期”设为2026年12月24日',
    ],
    [
      'a reference has the title of its record',
      changed('customer', customer, null),
      'Amelia Hartmann cleared “Customer” of invoice INV-2026-00227, which was Corner Bakery',
      'Amelia Hartmann清空了发票“INV-2026-00227”的“客户”，原为Corner Bakery',
    ],
    [
      'a reference that the reader may not read is not named',
      inputOf(
        { operation: 'update', before: { customer }, after: { customer: null } },
        { titles: new Map() },
      ),
      'Amelia Hartmann changed “Customer” of invoice INV-2026-00227',
      'Amelia Hartmann更改了发票“INV-2026-00227”的“客户”',
    ],
    [
      'the rows of a list are not written out',
      changed('lines', [], [{ description: 'Chair' }]),
      'Amelia Hartmann changed “Lines” of invoice INV-2026-00227',
      'Amelia Hartmann更改了发票“INV-2026-00227”的“明细”',
    ],
    [
      'a creation by the system, of a record without a title',
      inputOf({ operation: 'create', before: null, after: {} }, { who: null, title: undefined }),
      'The system created a record of invoices',
      '系统创建了发票中的一条记录',
    ],
    [
      'a deletion',
      inputOf({ operation: 'delete', before: {}, after: null }),
      'Amelia Hartmann deleted invoice INV-2026-00227',
      'Amelia Hartmann删除了发票“INV-2026-00227”',
    ],
    [
      'a hidden value is not written out',
      inputOf(
        {
          operation: 'update',
          before: {},
          after: {},
          _masked: { number: { before: '1111', after: '4242' } },
        },
        { resource: paymentCards, title: 'Travel' },
      ),
      'Amelia Hartmann changed “Card number” of payment card Travel',
      'Amelia Hartmann更改了支付卡“Travel”的“卡号”',
    ],
    [
      'a reveal names the fields',
      inputOf(
        { operation: 'reveal', before: null, after: null, revealed: ['number', 'expiresOn'] },
        { resource: paymentCards, title: 'Travel' },
      ),
      'Amelia Hartmann viewed “Card number” and “Expires on” of payment card Travel',
      'Amelia Hartmann查看了支付卡“Travel”的“卡号”和“有效期至”',
    ],
    [
      'braces in a value stay as they are',
      inputOf(
        { operation: 'update', before: { displayName: '{{who}}' }, after: { displayName: 'Ada' } },
        { resource: users, title: 'Ada' },
      ),
      'Amelia Hartmann changed “Display name” of user Ada from “{{who}}” to “Ada”',
      'Amelia Hartmann将用户“Ada”的“显示名称”从“{{who}}”改为“Ada”',
    ],
  ])('%s', (_, item, english, chinese) => {
    expect(inLanguage('en', item)).toBe(english)
    expect(inLanguage('cn', item)).toBe(chinese)
  })
})

test('the Chinese sentences have the placeholders of the English ones', () => {
  const placeholders = (text: unknown) =>
    String(text)
      .match(/\{\{\w+/g)
      ?.toSorted() ?? []
  const translated = Object.keys(en).filter((key) => key in cn) as (keyof typeof cn & keyof typeof en)[]
  expect(translated.map((key) => placeholders(cn[key]))).toEqual(
    translated.map((key) => placeholders(en[key])),
  )
})
