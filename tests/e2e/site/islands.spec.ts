import { findingsOn } from '../examine/axe'
import { complaintsOf } from '../examine/complaints'
import { still } from '../examine/rest'
import { expect, test } from '../fixtures'

test('the calculator converts in both directions, requests a quote, counts down to its expiry, and renews it', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.clock.install()
  await page.goto('/transfers')
  expect(scripts.join(), 'nothing of React before it is looked at').not.toContain('react')

  const calculator = page.getByRole('form', { name: 'Currency calculator' })
  await calculator.scrollIntoViewIfNeeded()
  const pays = calculator.getByLabel('You pay', { exact: true })
  const gets = calculator.getByLabel('They get', { exact: true })
  await expect(pays).toBeEnabled()
  await expect(pays).toHaveValue('1,000.00')
  await expect(gets).toHaveValue('1,093.85')
  await gets.fill('1000')
  await expect(pays).toHaveValue('914.21')
  await gets.press('Tab')
  await expect(gets).toHaveValue('1,000.00')
  await calculator.getByRole('button', { name: 'Swap the currencies' }).click()
  await expect(pays).toHaveValue('1,000.00')
  await expect(gets).toHaveValue('914.20')
  await calculator.getByLabel('Currency that they get').selectOption('JPY')
  await expect(gets).toHaveValue('149,379')
  await pays.fill('12.345')
  await expect(calculator.getByText('This has more digits after the point than the currency.')).toBeVisible()
  await expect(calculator.getByRole('button', { name: 'Lock this rate' })).toBeDisabled()

  await pays.fill('200')
  await calculator.getByLabel('Quote holds for').selectOption('1 minute')
  await calculator.getByText('multi use').click()
  const requests = page.waitForRequest(/\/api\/fx\/quote/)
  await pays.press('Enter')
  const { searchParams } = new URL((await requests).url())
  expect(Object.fromEntries(searchParams)).toEqual({
    pair: 'USD/JPY',
    amount: '20000',
    side: 'sell',
    validity: '60',
    use: 'multi',
  })
  await expect(calculator.getByRole('timer')).toHaveText(/^0[01]:\d\d$/)
  await expect(calculator.getByRole('status')).toHaveText(/^Locked until/)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await page.clock.fastForward(61_000)
  await expect(calculator.getByRole('status')).toHaveText('This quote has ended.')
  await expect(calculator.getByRole('timer')).toBeHidden()
  await calculator.getByRole('button', { name: 'Renew' }).click()
  await expect(calculator.getByRole('button', { name: 'Renew' }), 'the focus stays').toBeFocused()
  await expect(calculator.getByRole('timer')).toBeVisible()
  await pays.fill('300')
  await expect(calculator.getByRole('timer'), 'a quote belongs to what it was asked for').toBeHidden()
  expect(complaints).toEqual([])
})

test('a failed quote can be retried, and the entered amount is kept', async ({ page }) => {
  await page.goto('/cn')
  const calculator = page.getByRole('form', { name: '汇率计算器' })
  await calculator.scrollIntoViewIfNeeded()
  await page.route('**/api/fx/quote?*', (route) => route.abort())
  await calculator.getByLabel('您付出').fill('88')
  await calculator.getByRole('button', { name: '锁定此汇率' }).click()
  await expect(calculator.getByRole('status')).toHaveText('未能取得报价，您填写的内容仍在。')
  await page.unroute('**/api/fx/quote?*')
  await calculator.getByRole('button', { name: '重试' }).click()
  await expect(calculator.getByRole('timer')).toBeVisible()
  await expect(calculator.getByLabel('您付出')).toHaveValue('88.00')
})

test('an island whose script fails to load shows its example and a message', async ({ page }) => {
  await page.route('**/assets/take-calculator*', (route) => route.abort())
  await page.goto('/transfers')
  const calculator = page.getByRole('form', { name: 'Currency calculator' })
  await calculator.scrollIntoViewIfNeeded()
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await expect(calculator.getByText('1 EUR = 1.09385 USD')).toBeVisible()
  await page.unroute('**/assets/take-calculator*')
  const again = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await again
  await calculator.scrollIntoViewIfNeeded()
  await expect(calculator.getByLabel('You pay', { exact: true })).toBeEnabled()
  await expect(page.getByText('This part could not be loaded.')).toBeHidden()
})

test('without JavaScript the calculator shows an example with the sample rates', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/transactional-fx')
  const calculator = page.getByRole('form', { name: 'Currency calculator' })
  await expect(calculator.getByText('1 EUR = 7.79423 CNY')).toBeVisible()
  await expect(calculator.getByText('155,884.60 CNY')).toBeVisible()
  await expect(page.getByText('With JavaScript you can try figures of your own.')).toBeVisible()
})

test('payment methods are filtered by group, kind and country, with live counts, a map and an empty state', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/payments')
  const explorer = page.locator('.explorer')
  await explorer.scrollIntoViewIfNeeded()
  const count = explorer.getByRole('status')
  await expect(count).toHaveText(/^Methods: 24 · Countries and regions: 29$/)
  await explorer.getByText('EU and UK', { exact: true }).first().click()
  await expect(explorer.getByRole('heading', { level: 3 })).toHaveText(['EU and UK'])
  await explorer.getByText('Online banking redirects', { exact: true }).first().click()
  await expect(count).toHaveText('Methods: 4 · Countries and regions: 9')
  await explorer.getByLabel('Country or region of the buyer').selectOption({ label: 'Netherlands' })
  await expect(count).toHaveText('Methods: 1 · Countries and regions: 1')
  await expect(explorer.getByRole('heading', { level: 4 })).toHaveText([
    'Bank redirect, Netherlands and Belgium',
  ])
  await expect(explorer.locator('circle:not([data-off])')).toHaveAttribute('data-country', 'NL')
  await explorer.getByLabel('Country or region of the buyer').selectOption({ label: 'Japan' })
  await expect(explorer.getByText('None of these examples is like that.')).toBeVisible()
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await explorer.getByRole('button', { name: 'Show all' }).click()
  await expect(count).toHaveText(/^Methods: 24/)
  expect(complaints).toEqual([])
})

test('the details of a recipient are validated by the rules of their country while typing', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/payouts')
  const check = page.getByRole('form', { name: 'Check of a recipient' })
  await check.scrollIntoViewIfNeeded()
  const country = check.getByLabel('Country or region of the recipient')
  await expect(country).toBeEnabled()
  await expect(check.getByText('SEPA Instant')).toBeVisible()
  const message = check.getByRole('status')
  await expect(message).toHaveText('This line would go out.')
  const iban = check.getByLabel('IBAN')
  await iban.fill('DE89 3704 0044 0532 0130 00')
  await expect(message).toHaveText('This line would go out.')
  await iban.press('Backspace')
  await expect(iban).toHaveAccessibleDescription('This has 21 characters; it needs 22.')
  await expect(message).toHaveText('This line would be held back. Details to mend: 1.')
  await iban.fill('FR14 2004 1010 0505 0001 3M02 606')
  await expect(iban).toHaveAccessibleDescription(/here it begins with DE/)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await country.selectOption({ label: 'United Kingdom' })
  await expect(check.getByText('Faster Payments')).toBeVisible()
  await check.getByLabel('Sort code').fill('12-34-5')
  await check.getByLabel('Account number').fill('1234567x')
  await expect(message).toHaveText('This line would be held back. Details to mend: 2.')
  expect(complaints).toEqual([])
})

test('the rules of a card are set with the keyboard, and show which payments are declined and why', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/issuing')
  const rules = page.getByRole('form', { name: 'Rules of a card' })
  await rules.scrollIntoViewIfNeeded()
  const month = rules.getByLabel('Monthly limit')
  await expect(month).toBeEnabled()
  const message = rules.getByRole('status')
  const payment = (name: string) => rules.getByRole('listitem').filter({ hasText: name })
  await expect(message).toHaveText(/^Accepted: 4 of 6\. Spent: 906\.78.EUR of 1,000\.00.EUR\.$/)
  await expect(payment('Dinner in London')).toContainText('More than is left of the monthly limit.')
  await expect(payment('Hotel in Singapore')).toContainText(/= 428\.28.EUR · fee 0%/)
  await month.press('End')
  await expect(month).toHaveAttribute('aria-valuetext', /^2,400\.00.EUR$/)
  await expect(payment('Dinner in London')).toContainText('Accepted')
  await expect(message).toHaveText(/^Accepted: 6 of 6\./)
  await still(page)
  expect(await findingsOn(page)).toEqual([])
  await rules.getByLabel('Card is frozen').press('Space')
  await expect(message).toHaveText(/^Accepted: 0 of 6\. Spent: 0\.00.EUR/)
  expect(complaints).toEqual([])
})

test('without JavaScript all payment methods are listed, and cards, accounts and regions still follow the selection', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/cn/payments')
  await expect(page.locator('.method').last()).toBeVisible()
  await expect(page.locator('.method')).toHaveCount(24)
  await expect(page.locator('.explorer-form')).toBeHidden()

  await page.goto('/cards')
  const proof = page.locator('.who-sees')
  const look = (viewer: string, card: string) =>
    proof
      .getByText(viewer, { exact: true })
      .click()
      .then(() => proof.getByRole('group').getByText(card, { exact: true }).click())
  await look('Administrator', 'Virtual business card')
  await expect(proof.getByText('4242 4242 4242 4242')).toBeVisible()
  await look('Administrator', 'Employee card')
  await expect(proof.getByText('The details stay hidden.').filter({ visible: true })).toHaveCount(1)
  await expect(proof.getByText('5555 5555 5555 4444')).toBeHidden()
  await look('Holder of the employee card', 'Employee card')
  await expect(proof.getByText('5555 5555 5555 4444')).toBeVisible()
  await look('Other employee', 'Virtual business card')
  await expect(proof.getByText('4242 4242 4242 4242')).toBeHidden()

  await page.goto('/global-accounts')
  const received = page.locator('.received')
  await expect(received.getByText('DE36 0000 0000 0000 0000 00')).toBeVisible()
  await received.getByText('GBP', { exact: true }).first().click()
  await expect(received.getByText('Sort code')).toBeVisible()
  await expect(received.getByText('IBAN')).toBeHidden()

  await page.goto('/cn/payouts')
  await expect(page.getByText('这一行可以付出。')).toBeVisible()
  await page.goto('/cn/issuing')
  await expect(page.getByText('超过本月剩余额度。').first()).toBeVisible()

  await page.goto('/')
  const coverage = page.locator('.coverage')
  await expect(coverage.getByText('120+')).toBeVisible()
  await coverage.getByText('Asia-Pacific').click()
  await expect(coverage.getByText('120+')).toBeHidden()
  await expect(coverage.getByText(/Japan/)).toBeVisible()
})

test('the status page shows whether the server and its database respond, and checks again on request', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status', exact: true }).click()
  const status = page.getByRole('status')
  await expect(status).toHaveText('Everything works.')
  await page.route('**/api/health/ready', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toHaveText('The server responds, but something does not work at the moment.')
  await page.route('**/api/health/ready', (route) => route.abort())
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(status).toHaveText(/^The server does not respond\./)
  await page.goto('/cn/status')
  await expect(status).toHaveText(/^服务器没有应答/)
})
