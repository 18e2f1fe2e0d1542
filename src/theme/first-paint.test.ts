import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { firstPaintScript } from './first-paint'
import { settingAttributes, settingNames, settingValues, type SettingName } from './settings'
import { modes } from './tokens'

/** Runs the script in a page with these cookies; returns the attributes of the root element and the theme colour. */
function painted(cookie: string) {
  const attributes: Record<string, string> = {}
  const bar = { content: modes.dark.background as string }
  const documentElement = {
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    dataset: {
      get theme() {
        return attributes['data-theme']
      },
    },
  }
  runInNewContext(firstPaintScript(), { document: { cookie, documentElement, querySelector: () => bar } })
  return { attributes, bar: bar.content }
}

const each = settingNames.flatMap((name) =>
  settingValues[name].map((value) => [name, String(value)] as const),
)

describe('before the first paint', () => {
  test.each(each)('%s=%s is set on the root element, wherever its cookie is', (name, value) => {
    const expected = { [settingAttributes[name]]: value }
    for (const cookies of [`${name}=${value}`, `a=b; ${name}=${value}`, `${name}=${value}; a=b`])
      expect(painted(cookies).attributes, cookies).toEqual(expected)
  })

  test.each(settingNames)('%s is not set if its cookie is unknown or has another name', (name) => {
    const [value = ''] = settingValues[name].map(String)
    for (const cookies of ['', `${name}=`, `${name}=nonsense`, `${name}=${value}x`, `x${name}=${value}`])
      expect(painted(cookies).attributes, cookies).toEqual({})
  })

  test('all settings are set together', () => {
    const last = (name: SettingName) => String(settingValues[name].at(-1))
    const cookies = settingNames.map((name) => `${name}=${last(name)}`).join('; ')
    const expected = Object.fromEntries(settingNames.map((name) => [settingAttributes[name], last(name)]))
    expect(painted(cookies).attributes).toEqual(expected)
  })

  test('the theme colour is that of the page', () => {
    expect(painted('').bar).toBe(modes.dark.background)
    expect(painted('themeMode=dark').bar).toBe(modes.dark.background)
    expect(painted('themeMode=light').bar).toBe(modes.light.background)
  })
})
