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

test('a direction that was set by hand stays as long as no language is chosen', async () => {
  changeSetting('themeDirection', 'rtl')
  await startI18n('cn')
  expect([page.lang, page.dir]).toEqual(['zh-CN', 'rtl'])
})

test('of two choices the last one is spoken, whichever comes first', async () => {
  await startI18n('en')
  await Promise.all([changeLanguage('cn'), changeLanguage('en')])
  expect([i18n.language, page.lang, localStorage.getItem('i18nextLng')]).toEqual(['en', 'en', 'en'])
})

test('the page begins in English where the words of its language take too long', async () => {
  await startI18n('cn', 0)
  expect(i18n.t('common.close')).toMatch(/^(Close|关闭)$/)
  await expect.poll(() => [i18n.t('common.close'), page.lang], { timeout: 10_000 }).toEqual(['关闭', 'zh-CN'])
})
