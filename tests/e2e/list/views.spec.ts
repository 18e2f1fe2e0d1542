import { quiet } from '../examine/quiet'
import { expect, test } from '../fixtures'
import { handsOn } from '../keyboard/hands'

const cards = '/dashboard/user/cards'
const list = '/dashboard/user/list'

test('the gallery of users has its own URL, and each card links to the user', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto(cards)
  const gallery = page.getByRole('list', { name: 'Users' })
  await expect(gallery.getByRole('listitem').first()).toBeVisible()
  // Names may not be unique.
  const person = gallery.getByRole('listitem').first().getByRole('link').first()
  const [name, path] = [await person.innerText(), await person.getAttribute('href')]
  await expect(gallery.getByRole('listitem').first().getByText('Status')).toBeVisible()
  await person.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(path ?? '')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${cards}$`))
})

test('switching between the views of a list keeps the search and sends one request for each view', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/users') requests.push(request.url())
  })
  // Query results stay fresh for ten seconds, and the clock is stopped.
  await page.clock.setFixedTime(Date.now())
  await page.goto(`${list}?q=li`)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Cards' }).click()
  await expect(page).toHaveURL(/\/user\/cards\?q=li$/)
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL(/\/user\/list\?q=li&view=table$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('li')
  // Cards read complete records, a table the fields that it shows; the way back reads nothing again.
  expect(requests.map((url) => url.includes('_fields='))).toEqual([true, false])
})

test('the last view of a list is remembered', async ({ signedInPage }) => {
  const page = await signedInPage('admin')
  await page.goto(cards)
  const views = page.getByRole('group', { name: 'View' })
  await views.getByRole('button', { name: 'Table' }).click()
  await views.getByRole('button', { name: 'Cards' }).click()
  await page.goto(list)
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()).toBeVisible()
  await page.goto(`${list}?view=table`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('with the keyboard the views can be switched, and cards selected and opened', async ({
  signedInPage,
}) => {
  const page = await signedInPage('admin')
  await page.goto(cards)
  const hands = handsOn(page)
  const card = page.getByRole('list', { name: 'Users' }).getByRole('listitem').first()
  await expect(card).toBeVisible()
  await quiet(page)
  // The pressed button keeps the focus and has aria-pressed.
  const views = page.getByRole('group', { name: 'View' })
  for (const [name, rows] of [
    ['Table', page.getByRole('row').nth(1)],
    ['Cards', card],
  ] as const) {
    const button = views.getByRole('button', { name })
    await hands.goTo(button)
    await hands.press('Enter')
    await expect(rows).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toBeFocused()
  }
  await quiet(page)
  const box = card.getByRole('checkbox')
  await hands.goTo(box)
  await hands.press('Space')
  await expect(box).toBeChecked()
  await expect(page.getByRole('region', { name: 'Selection' }).getByText('1 selected')).toBeVisible()
  const person = card.getByRole('link').first()
  const [name, path] = [await person.innerText(), await person.getAttribute('href')]
  await hands.goTo(person)
  await hands.press('Enter')
  await expect(page).toHaveURL(path ?? '')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
