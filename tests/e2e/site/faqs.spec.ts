import { expect, test } from '../fixtures'

test('the FAQ search filters while typing, shows counts by category and in total, and links to the form if nothing is found', async ({
  page,
}) => {
  await page.goto('/faqs')
  const requests = page.locator('.faq-category details:visible')
  const before = await requests.count()
  expect(before).toBeGreaterThan(10)
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveCount(6)
  const search = page.getByRole('searchbox', { name: 'Search questions and answers' })
  // The island is loaded when the questions are close to the viewport.
  await expect(page.locator('[data-island="faqs"]')).toHaveAttribute('data-taken', 'yes')
  await search.fill('CARD number')
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^[1-9] of ${before} questions match$`))
  await expect.poll(() => requests.count()).toBeLessThan(before)
  await expect(page.getByRole('link', { name: /^Cards [1-9]/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plans and prices' })).toBeHidden()

  await search.fill('zebra')
  await expect(page.getByRole('heading', { name: 'Nothing answers that yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '#ask')
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(requests).toHaveCount(before)
})

test('without JavaScript the FAQ search works by URL, and each question has an anchor', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/cn/faqs')
  await page.getByRole('searchbox').fill('卡')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL(/\/cn\/faqs\?q=/)
  await expect(page.getByText('个问题符合')).toBeVisible()
  const question = page.locator('.faq-category details').first()
  const slug = await question.locator('.faq-answer').getAttribute('id')
  await page.goto(`/cn/faqs#${slug}`)
  await expect(page.locator('.faq-answer').filter({ has: page.locator(`a[href="#${slug}"]`) })).toBeVisible()
})

test('without JavaScript an invalid form is shown again with its values and messages at the fields', async ({
  pageWithoutScript: page,
  signedInPage,
}) => {
  await page.goto('/cn/faqs#ask')
  await page.locator('.site-form form').evaluate((form: HTMLFormElement) => void (form.noValidate = true))
  await page.getByLabel('姓名').fill('李"文" <b>')
  await page.getByLabel('邮箱').fill('faq-plain')
  await page.getByLabel('主题').fill('终端')
  await page.getByRole('button', { name: '发送问题' }).click()
  await expect(page.getByLabel('姓名')).toHaveValue('李"文" <b>')
  await expect(page.locator('#message-wrong')).toHaveText('请输入内容')
  await expect(page.locator('#email-wrong')).not.toBeEmpty()
  await page.getByLabel('邮箱').fill('faq-plain@example.com')
  await page.getByLabel('内容').fill('三月前可以拿到几台？')
  await page.getByRole('button', { name: '发送问题' }).click()
  await expect(page).toHaveURL(/\/cn\/faqs#sent$/)
  await expect(page.getByRole('heading', { name: '谢谢，我们已经收到' })).toBeVisible()

  const admin = await signedInPage('admin')
  await admin.goto('/dashboard/enquiries?q=faq-plain')
  await expect(admin.getByRole('row').filter({ hasText: 'faq-plain@example.com' })).toContainText('Question')
})

test('a question published in the dashboard is on the page at once, also in its structured data', async ({
  page,
  signedInPage,
}) => {
  const admin = await signedInPage('admin')
  const token = await admin.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { authorization: `Bearer ${token}` }
  const question = 'Is there a bridge to Lantern Bay?'
  const written = { question, answer: '<p>Yes, <strong>two</strong>.</p>', category: 'start', language: 'en' }
  const made = await admin.request.post('/api/questions', { data: written, headers })
  const { id } = await made.json()
  await page.goto('/faqs')
  await expect(page.getByText(question)).toHaveCount(0)
  await admin.request.post(`/api/questions/${id}/publish`, { headers })
  await page.goto('/pricing')
  await page.goto('/faqs#is-there-a-bridge-to-lantern-bay')
  await expect(page.getByText('Yes, two.')).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const received = JSON.parse(data.find((text) => text.includes('FAQPage')) ?? '')
  expect(received.mainEntity.map(({ name }: { name: string }) => name)).toContain(question)
  const first = await page.request.get('/faqs')
  const again = await page.request.get('/faqs', {
    headers: { 'if-none-match': first.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})
