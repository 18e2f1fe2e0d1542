import { createInstance, type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { recurrence as chinese } from '#locales/cn/recurrence'
import { recurrence as english } from '#locales/en/recurrence'
import { ruleSentence } from './sentence'

const texts: Record<string, TFunction> = {}
beforeAll(async () => {
  const i18n = createInstance()
  await i18n.init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: { translation: { recurrence: english } },
      cn: { translation: { recurrence: chinese } },
    },
  })
  texts['en'] = i18n.getFixedT('en')
  texts['cn'] = i18n.getFixedT('cn')
})

const written = (rule: string, language: 'en' | 'cn') =>
  ruleSentence(rule, 'Europe/Berlin', {
    locale: language === 'cn' ? 'zh-CN' : 'en',
    t: texts[language] as TFunction,
  })

describe('the sentence of a rule', () => {
  it.each([
    ['FREQ=DAILY', 'Every day', '每天'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270303T225959Z',
      'Every 2 weeks on Monday and Thursday, until Mar 3, 2027',
      '每 2 周的星期一和星期四，直到 2027年3月3日',
    ],
    ['FREQ=WEEKLY;COUNT=10', 'Every week, 10 times', '每周，共 10 次'],
    ['FREQ=MONTHLY;BYMONTHDAY=24', 'Every month on day 24', '每月的 24 日'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day', '每月的最后一天'],
    ['FREQ=MONTHLY;BYDAY=4TU', 'Every month on the fourth Tuesday', '每月的第四个星期二'],
    [
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR;COUNT=1',
      'Every 3 months on the last Friday, once',
      '每 3 个月的最后一个星期五，仅一次',
    ],
    ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=24', 'Every year on November 24', '每年的11月24日'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'Repeats by a custom rule', '按自定义规则重复'],
  ])('is in English and in Chinese: %s', (rule, inEnglish, inChinese) => {
    expect(written(rule, 'en')).toBe(inEnglish)
    expect(written(rule, 'cn')).toBe(inChinese)
  })
})
