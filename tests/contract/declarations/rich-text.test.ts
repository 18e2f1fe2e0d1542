import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '#define/resource'
import { errorsOf, type Client } from '../support/worlds/client'
import { trial } from '../support/worlds/declared'
import { addRepair } from '../support/expected/repairs'
import { createWorld, storedRow, storedRows, type World } from '../support/worlds/world'

const repairs = trial.app.repairs as AnyResource
let world: World
let admin: Client
beforeAll(async () => {
  world = await createWorld(trial)
  admin = world.people.admin.client
})
afterAll(() => world.close())

const harmful = [
  '<script>alert(1)</script><p>kept</p>',
  '<p onclick="alert(1)" onerror=alert(1)>kept</p>',
  '<img src=x onerror=alert(1)><p>kept</p>',
  '<p><a href="javascript:alert(1)">kept</a></p>',
  '<p><a href="jav&#x09;ascript:alert(1)">kept</a></p>',
  '<p><a href=" &#14; javascript:alert(1)">kept</a></p>',
  '<p><a href="data:text/html,<script>alert(1)</script>">kept</a></p>',
  '<p><a href="vbscript:x">kept</a></p>',
  '<p><a href="//evil.example">kept</a></p>',
  '<p style="background:url(javascript:alert(1))">kept</p>',
  '<style>*{background:url(//evil.example)}</style><p>kept</p>',
  '<svg onload=alert(1)><script>alert(1)</script></svg><p>kept</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>kept</p>',
  '<iframe src="https://evil.example"></iframe><p>kept</p>',
  '<object data=x></object><embed src=x><p>kept</p>',
  '<form action="https://evil.example"><input name=password></form><p>kept</p>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=//evil.example"><p>kept</p>',
  '<p>kept<img src="data:image/svg+xml,<svg onload=alert(1)>"></p>',
  '<p>kept<img src="http://insecure.example/x.png"></p>',
  '<<script>script>alert(1)<</script>/script><p>kept</p>',
  '<p id="x" class="y" data-z="1">kept</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">kept</p></noscript><p>kept</p>',
  '<p>kept<!--<img src="--><img src=x onerror=alert(1)>//"></p>',
]
const forbidden =
  /<\/?(script|style|svg|math|iframe|object|embed|form|input|base|meta|noscript)\b|\son\w+\s*=|\sstyle\s*=|\sid\s*=|\sclass\s*=|javascript:|vbscript:|data:|href="\/\/|src="(?!https:)[^"]*:/i

describe('rich text', () => {
  it.each(harmful)('is saved without dangerous markup: %s', async (story) => {
    const made = await admin.post('/api/repairs', {
      title: 'Told',
      code: `T${Math.random()}`,
      owner: world.people.user.id,
      steps: [{ what: 'x', note: story }],
      story,
    })
    expect(made.status, made.text).toBe(201)
    const { id } = made.body as { id: string }
    const changed = await addRepair(world)
    await admin.post('/api/workshop/repairs/update', { repairId: changed.id, repair: { story } })
    for (const row of [await storedRow(world, repairs, id), await storedRow(world, repairs, changed.id)]) {
      expect(row?.['story']).toContain('kept')
      expect(String(row?.['story'])).not.toMatch(forbidden)
    }
    const row = await storedRow(world, repairs, id)
    const [step] = (row?.['steps'] ?? []) as { note: string }[]
    expect(step?.note).toContain('kept')
    expect(step?.note).not.toMatch(forbidden)
  })

  it('keeps the supported formatting', async () => {
    const story =
      '<h2>Title</h2><p>A <strong>bold</strong> and <em>soft</em> <a href="https://shop.example" rel="noopener noreferrer nofollow">link</a> &amp; more</p><ul><li>one</li></ul><blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre><img src="https://shop.example/a.png" alt="A picture" />'
    const repair = await addRepair(world)
    const answer = await admin.patch(`/api/repairs/${repair.id}`, { story })
    expect(answer.body).toMatchObject({ story })
  })

  it('that is empty after sanitizing is saved as null', async () => {
    const repair = await addRepair(world, { story: '<p>something</p>' })
    const answer = await admin.patch(`/api/repairs/${repair.id}`, { story: '<script>alert(1)</script>' })
    expect(answer.body).toMatchObject({ story: null })
  })

  it('has a maximum length', async () => {
    const repair = await addRepair(world)
    const long = (length: number) => `<p>${'x'.repeat(length)}</p>`
    expect((await admin.patch(`/api/repairs/${repair.id}`, { story: long(99_000) })).status).toBe(200)
    expect((await admin.patch(`/api/repairs/${repair.id}`, { story: long(100_001) })).status).toBe(422)
  })

  it('is sanitized the same way when it is long enough for a worker thread', async () => {
    const repair = await addRepair(world)
    const story = `${harmful.join('')}${'<p>word</p>'.repeat(5000)}`
    const { status, body } = await admin.patch(`/api/repairs/${repair.id}`, { story })
    expect(status).toBe(200)
    expect((body as { story: string }).story).toContain('<p>word</p>')
    expect((body as { story: string }).story).not.toMatch(forbidden)
  })

  it('with too many or too deep elements is rejected at its field, together with other errors', async () => {
    const repair = await addRepair(world)
    const deep = '<b>'.repeat(101)
    const many = '<br>'.repeat(20_001)
    const sentence = ['This has too many or too deeply nested elements. Paste it as plain text.']
    const given = {
      title: '',
      story: deep,
      steps: [
        { what: 'x', note: 'y' },
        { what: 'x', note: many },
      ],
    }
    const answer = await admin.patch(`/api/repairs/${repair.id}`, given)
    expect(answer.status).toBe(422)
    expect(errorsOf(answer)).toMatchObject({ story: sentence, 'steps.1.note': sentence })
    expect(Object.keys(errorsOf(answer))).toContain('title')
    const flat = '<ul><li>one<li>two</ul><p>a<p>b'.repeat(200)
    expect((await admin.patch(`/api/repairs/${repair.id}`, { story: flat })).status).toBe(200)
  })

  it('is sanitized in an import too, and rejected by row and field', async () => {
    const { client } = world.people.admin
    const send = (text: string) =>
      client.send('POST', '/api/repairs/import', text, { 'content-type': 'text/csv' })
    const row = (code: string, story: string) => `Told,${code},${world.people.user.id},"${story}"\n`
    const head = 'title,code,owner,story\n'
    const fine = await send(head + row('IMPORTED', '<script>alert(1)</script><p>kept</p>'))
    expect(fine.status, fine.text).toBe(200)
    const stored = (await storedRows(world, repairs)).find((item) => item['code'] === 'IMPORTED')
    expect(stored?.['story']).toBe('<p>kept</p>')
    const wrong = await send(head + row('A-2', '<p>fine</p>') + row('A-3', '<b>'.repeat(200)))
    expect(Object.keys(errorsOf(wrong))).toEqual(['3.story'])
  })
})
