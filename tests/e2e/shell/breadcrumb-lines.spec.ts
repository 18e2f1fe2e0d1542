import { call } from '../examine/call'
import { openDisplayed } from '../examine/display'
import { expect, test } from '../fixtures'

for (const themeDirection of ['ltr', 'rtl'] as const)
  test(`breadcrumbs of several lines have no dot at the end or the start of a line: ${themeDirection}`, async ({
    signedInPage,
  }) => {
    const page = await signedInPage('admin')
    const name = `Customer with a long name that takes lines ${Date.now()}`
    const email = `lines${Date.now()}@breadcrumbs.example`
    const { id } = await call(page, 'POST', '/api/customers', { name, email, country: 'DE' })
    const shown = { language: 'en', themeMode: 'light', themeDirection, width: 360 } as const
    await openDisplayed(page, `/dashboard/customers/${id}`, shown)
    const steps = page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem')
    await expect(steps.last()).toHaveText(name)
    // What is outside of the box is not shown.
    const clips = (items: Element[]) => getComputedStyle(items[0]?.closest('nav') as Element).overflowX
    expect(await steps.evaluateAll(clips)).toBe('clip')
    const positions = await steps.evaluateAll((items) => {
      const isRtl = document.documentElement.dir === 'rtl'
      const box = items[0]?.closest('nav')?.getBoundingClientRect()
      return items.map((item) => {
        const { left, right, top } = item.getBoundingClientRect()
        const dot = getComputedStyle(item, '::before')
        const before = parseFloat(dot.marginInlineStart) + parseFloat(dot.width)
        // The end of the dot of this step, counted from the start of the line; below zero it is not shown.
        const dotEnd = box ? (isRtl ? box.right - right : left - box.left) + before : NaN
        return { top: Math.round(top), dotEnd }
      })
    })
    const startsLine = positions.map(({ top }, index) => top !== positions[index - 1]?.top)
    expect(new Set(positions.map(({ top }) => top)).size).toBeGreaterThan(1)
    // Each dot is before its step, so none ends a line; the one of the first step of a line is outside of the box.
    expect(positions.map(({ dotEnd }) => dotEnd <= 0)).toEqual(startsLine)
  })
