import { main } from './chat-pages'
import { expect, testWithServer } from '../fixtures'
import { startServerAfter } from '../servers'

/** Messages are added to the conversation of the manager and the user, of different lengths, all of them seen. */
const added = 3000
const addMessages = `do $$
declare
  names text;
  chat record;
begin
  select * into chat from "conversations" where "kind" = 'one' and "participants" @> array(
    select "id" from "users" where "username" in ('julien-moreau', 'grace-whitfield')) limit 1;
  select string_agg(quote_ident(column_name), ', ') into names from information_schema.columns
    where table_name = 'messages' and is_generated = 'NEVER'
      and column_name not in ('id', 'number', 'body', 'createdAt');
  execute format('insert into "messages" ("id", "number", "body", "createdAt", %1$s)
    select gen_random_uuid(), $1 + n, ''Line '' || n || repeat('' and more text'', (n * 7) %% 20),
      now() - (${added} - n) * interval ''2 minutes'', %1$s
    from (select * from "messages" where "conversation" = $2 and "thread" is null and "event" = ''none'' and "replyCount" = 0 limit 1) m,
      generate_series(1, ${added}) n', names) using chat."lastNumber", chat."id";
  update "conversations" set "lastNumber" = "lastNumber" + ${added} where "id" = chat."id";
  update "chatMembers" set "seen" = chat."lastNumber" + ${added} where "conversation" = chat."id";
end $$`

/** A server with many messages between the manager and the user. */
const test = testWithServer(() => startServerAfter(addMessages))

test('while the user scrolls through thousands of messages, few are rendered and none moves', async ({
  signedInPage,
}) => {
  test.slow()
  const page = await signedInPage('manager')
  await page.goto('/dashboard/chat/grace-whitfield')
  const log = main(page).getByRole('log')
  const lines = log.locator('[data-number]')
  const newest = log.getByText(new RegExp(`^Line ${added}\\b`))
  await expect(newest).toBeInViewport()
  await expect(lines).toHaveCount(50)
  const last = Number(await lines.last().getAttribute('data-number'))

  const seen = { highest: 0, moved: 0 }
  let first = last
  while (first > last - 700) {
    // As a wheel: the position is that of a message on screen, before and after what is loaded meanwhile.
    const found = await log.evaluate(async (box) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const topOf = (line: Element) => line.getBoundingClientRect().top
      box.scrollTop -= 600
      await frame()
      const shown = [...box.querySelectorAll<HTMLElement>('[data-number]')]
      const anchor = shown.find((line) => topOf(line) > box.getBoundingClientRect().top + 20)
      const [number, top] = [anchor?.dataset['number'], anchor ? topOf(anchor) : 0]
      let moved = 0
      for (let waited = 0; waited < 8; waited++) {
        await frame()
        const now = box.querySelector(`[data-number="${number}"]`)
        moved = Math.max(moved, now ? Math.abs(topOf(now) - top) : 1000)
      }
      const count = box.querySelectorAll('[data-number]').length
      const start = Number(box.querySelector<HTMLElement>('[data-number]')?.dataset['number'])
      return { moved, count, start }
    })
    seen.highest = Math.max(seen.highest, found.count)
    seen.moved = Math.max(seen.moved, found.moved)
    first = found.start
  }
  expect(seen.moved).toBeLessThanOrEqual(2)
  expect(seen.highest).toBeLessThanOrEqual(350)
  await expect(newest).toHaveCount(0)

  // Down again: what was left out is loaded again.
  await log.evaluate((box) => (box.scrollTop = box.scrollHeight))
  const lower = Number(await lines.last().getAttribute('data-number'))
  await expect.poll(async () => Number(await lines.last().getAttribute('data-number'))).toBeGreaterThan(lower)

  // When the focused message is left out, the log has the focus.
  await lines.first().focus()
  await expect
    .poll(() =>
      log.evaluate((box) => {
        box.scrollTop = box.scrollHeight
        return document.activeElement === box
      }),
    )
    .toBe(true)
  await main(page)
    .getByRole('button', { name: /new messages$|To the newest/ })
    .click()
  await expect(newest).toBeInViewport()
  await expect(lines).toHaveCount(50)
})

test('a link to an old message opens around it, and the newest is one click away', async ({
  signedInPage,
}) => {
  const page = await signedInPage('user')
  await page.goto('/dashboard/chat/julien-moreau')
  const log = main(page).getByRole('log')
  await expect(log.getByText(new RegExp(`^Line ${added}\\b`))).toBeInViewport()
  const id = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await fetch('/api/chat/search?q=%22Line 1200%22', { headers })
    const { messages } = (await answer.json()) as { messages: { id: string; body: string }[] }
    return messages.find(({ body }) => /^Line 1200\b/.test(body))?.id
  })
  await page.goto(`/dashboard/chat/julien-moreau?record=${id}`)
  await expect(log.locator('[data-target]').getByText(/^Line 1200\b/)).toBeInViewport()
  await main(page).getByRole('button', { name: 'To the newest' }).click()
  await expect(log.getByText(new RegExp(`^Line ${added}\\b`))).toBeInViewport()
})
