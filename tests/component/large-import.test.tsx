import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { AnyResource } from '#define/resource'
import { create } from '#server/write/create'
import { whole } from '../contract/support/worlds/declared'
import { createWorld, type World } from '../contract/support/worlds/world'
import { mount, unmount } from './support/mount'

let world: World
beforeAll(async () => {
  // The files of jsdom cannot be sent to a server in this process.
  const form = await new Response(new URLSearchParams({ a: '1' })).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('File', NodeFile)
  world = await createWorld(whole)
  await create(world.writer(), world.app['categories'] as AnyResource, { name: 'Readers' })
})
afterEach(unmount)
afterAll(async () => {
  vi.unstubAllGlobals()
  await world.close()
})

const path = '/dashboard/e-commerce/import'
/** More lines than are checked at once, but few rows, so that the job is short: a quoted line break is no row. */
const fileOf = (code: string) => {
  const note = `"${'\n'.repeat(5000)}"`
  const lines = [
    `Large one,${code}-1,Readers,1,${note}`,
    `Large two,${code}-2,Readers,much,`,
    `Large three,${code}-3,,2,${note}`,
  ]
  return new File([`Name,Product code,Category,Price,Note\n${lines.join('\n')}\n`], 'large.csv', {
    type: 'text/csv',
  })
}
const countOf = async (code: string) => {
  const rows = await world.database.query({
    text: 'select 1 from "products" where "code" like $1',
    values: [`${code}-%`],
  })
  return rows.length
}
/** Resolves when the job has ended and its rows are stored. */
const ended = (code: string) =>
  waitFor(async () => {
    const running = await world.database.query({
      text: `select 1 from "jobs" where "finishedAt" is null`,
    })
    expect([running.length, await countOf(code)]).toEqual([0, 2])
  })
const openFile = async (code: string, instead: Parameters<typeof mount>[0]['instead'] = []) => {
  const mounted = await mount({ world, path, instead })
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' })
  await mounted.user.upload(input, fileOf(code))
  await mounted.user.click(await screen.findByRole('button', { name: 'Check' }))
  await screen.findByText(/^Only the first 3 rows were checked\./)
  return mounted
}

it('a large file is checked by its first rows, sent in parts, and leads to its job', async () => {
  const { user, calls } = await openFile('L')
  expect(screen.getByText('1 row with an error')).toBeTruthy()
  expect(await countOf('L')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Import the whole file' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'large.csv' })).toBeTruthy()
  await ended('L')
  const sent = calls.filter(({ path: url }) => url.includes('/import/uploads'))
  expect(sent.map(({ path: url }) => url.replaceAll(/[0-9a-f-]{36}/g, ':id'))).toEqual([
    '/api/products/import/uploads',
    '/api/products/import/uploads/:id/parts/0',
    '/api/products/import/uploads/:id/start',
  ])
  expect(sent[0]?.body).toMatchObject({ name: 'large.csv', mapping: { Name: 'name', Note: null } })
})

it('an interrupted upload is sent again from the part that failed, or cancelled', async () => {
  let refusals = 1
  const refused = http.post('*/import/uploads/*/parts/*', () => {
    if (refusals-- > 0) return HttpResponse.json({ status: 422, message: 'Not now.' }, { status: 422 })
    return undefined
  })
  const { user, calls } = await openFile('I', [refused])
  await user.click(screen.getByRole('button', { name: 'Import the whole file' }))
  expect(await screen.findByRole('heading', { name: 'The upload was interrupted' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('Not now.').length).toBeGreaterThan(0)
  await user.click(main.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'large.csv' })).toBeTruthy()
  expect(calls.filter(({ path: url }) => url === '/api/products/import/uploads')).toHaveLength(1)
  await ended('I')
})

it('a cancelled upload is deleted, and the columns can be changed again', async () => {
  const refused = http.post('*/import/uploads/*/parts/*', () =>
    HttpResponse.json({ status: 422, message: 'Not now.' }, { status: 422 }),
  )
  const { user } = await openFile('C', [refused])
  await user.click(screen.getByRole('button', { name: 'Import the whole file' }))
  await screen.findByRole('heading', { name: 'The upload was interrupted' })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('heading', { name: 'Match the columns' })).toBeTruthy()
  await waitFor(async () =>
    expect(await world.database.query({ text: 'select 1 from "import_uploads"' })).toEqual([]),
  )
})
