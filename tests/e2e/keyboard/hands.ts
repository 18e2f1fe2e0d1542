import { expect, type Locator, type Page } from '@playwright/test'

/** More steps than this nobody takes. */
const maxKeyPresses = 120

/** What a person does who has a keyboard and nothing else. */
export function handsOn(page: Page) {
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Goes on with Tab, or back with Shift+Tab, until the target has the focus and shows it. */
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

/** Keyboard users see the focus: by an outline, a shadow or a border, of the element or around it. */
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
