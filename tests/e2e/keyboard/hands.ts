import { expect, type Locator, type Page } from '@playwright/test'

/** The maximum number of key presses to reach an element. */
const maxKeyPresses = 120

/** Actions of a user with a keyboard only. */
export function handsOn(page: Page) {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab or Shift+Tab until the target has the focus, and expects a visible focus indicator. */
    async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      await expect(target).toBeVisible()
      for (let step = 0; step < maxKeyPresses; step += 1) {
        if (await hasFocus(target)) return expectMark(target)
        await press(key)
      }
      throw new Error(`${maxKeyPresses} times ${key} did not lead to ${String(target)}.`)
    },
  }
}

/** Expects a visible focus indicator: an outline, a shadow or a border, of the element or its parent. */
async function expectMark(target: Locator): Promise<void> {
  const isMarked = () =>
    target.evaluate((element) => {
      const parts = [element, element.parentElement, element.parentElement?.querySelector('fieldset')]
      return parts.some((part) => {
        if (!part) return false
        const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(part)
        const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px'
        return hasOutline || boxShadow !== 'none' || Number.parseFloat(borderTopWidth) >= 2
      })
    })
  await expect.poll(isMarked, `${String(target)} shows that it has the focus`).toBe(true)
}
