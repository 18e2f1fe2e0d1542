import { afterEach, expect, test } from 'vitest'
import { changeSetting, readSettings, resetSettings } from '../settings'
import { changeLanguage, forceDirection, i18n, startI18n } from './i18n'
import { languages } from './languages'

afterEach(() => {
  resetSettings()
  localStorage.clear()
})
const page = document.documentElement

test('Choosing Arabic would force right-to-left direction, and any other language forces left-to-right', async () => {
  await startI18n('en')
  forceDirection('ar')
  expect([page.dir, readSettings().themeDirection]).toEqual(['rtl', 'rtl'])
  for (const { value } of languages) {
    changeSetting('themeDirection', 'rtl')
    await changeLanguage(value)
    expect([value, page.dir, readSettings().themeDirection]).toEqual([value, 'ltr', 'ltr'])
  }
  expect(languages.map(({ value }) => value)).not.toContain('ar')
})

test('the first load in a language keeps the direction that was set before', async () => {
  changeSetting('themeDirection', 'rtl')
  await startI18n('cn')
  expect([page.lang, page.dir]).toEqual(['zh-CN', 'rtl'])
})

test('of two language changes at once the last one wins', async () => {
  await startI18n('en')
  await Promise.all([changeLanguage('cn'), changeLanguage('en')])
  expect([i18n.language, page.lang, localStorage.getItem('i18nextLng')]).toEqual(['en', 'en', 'en'])
})

test('the page starts in English if its translations do not load in time', async () => {
  await startI18n('cn', 0)
  expect(i18n.t('common.close')).toMatch(/^(Close|关闭)$/)
  await expect.poll(() => [i18n.t('common.close'), page.lang], { timeout: 10_000 }).toEqual(['关闭', 'zh-CN'])
})

test('texts with a number are in the language of the page for every number', async () => {
  const columns = () => [0, 1, 2].map((count) => i18n.t('list.sortColumns', { count }))
  await startI18n('cn')
  expect(columns()).toEqual(['0 列', '1 列', '2 列'])
  await changeLanguage('en')
  expect(columns()).toEqual(['0 columns', '1 column', '2 columns'])
})
