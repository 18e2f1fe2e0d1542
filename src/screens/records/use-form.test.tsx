import { Refine, type BaseRecord, type DataProvider, type HttpError } from '@refinedev/core'
import { useForm as useRefineForm } from '@refinedev/react-hook-form'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { useForm } from './use-form'

afterEach(cleanup)

interface Product {
  name: string
  code: string
}
const errors = { code: ['It is taken.'], stock: ['It is negative.'] }
const refusal = { status: 422, statusCode: 422, message: 'Not like this.', errors }

/** A server with records that the test changes; it can refuse to save, and delay a record. */
function createSetting() {
  const stored: Record<string, Product> = {
    a: { name: 'Reader', code: 'R-1' },
    b: { name: 'Printer', code: 'P-1' },
  }
  const sent: unknown[] = []
  const switches = { isRefusing: false, delayed: Promise.resolve() }
  const provider = {
    getOne: async ({ id }: { id: string }) => {
      if (id === 'b') await switches.delayed
      return { data: { id, version: 1, ...stored[id] } }
    },
    update: async ({ id, variables }: { id: string; variables: Partial<Product> }) => {
      sent.push(variables)
      if (switches.isRefusing) return Promise.reject(refusal as unknown as Error)
      return { data: { id, ...variables } }
    },
    getApiUrl: () => '/api',
  } as unknown as DataProvider
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return { stored, sent, switches, provider, client }
}
type Setting = ReturnType<typeof createSetting>

type UseForm = typeof useRefineForm<BaseRecord, HttpError, Partial<Product>>
type WithUnassigned = { unassignedErrors?: readonly { path: string }[] }

/** A page for editing a product, as refine's documentation writes it. */
function Page({ useHook, id }: { useHook: UseForm; id: string }) {
  const form = useHook({ refineCoreProps: { resource: 'products', action: 'edit', id, redirect: false } })
  const { refineCore, register, handleSubmit, formState } = form
  const save = (values: Partial<Product>) => refineCore.onFinish({ name: values.name ?? '' })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => save(values).catch(() => undefined))(event)}>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="Code" {...register('code')} />
      <output>{formState.isDirty ? 'dirty' : 'clean'}</output>
      <p>{formState.errors.code?.message}</p>
      <p>{(form as WithUnassigned).unassignedErrors?.map(({ path }) => `elsewhere: ${path}`)}</p>
      <button>Save</button>
    </form>
  )
}

async function open(useHook: UseForm, { provider, client }: Setting) {
  const page = (id: string) => (
    <Refine
      dataProvider={provider}
      resources={[{ name: 'products' }]}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      <Page useHook={useHook} id={id} />
    </Refine>
  )
  const { rerender } = render(page('a'))
  await waitFor(() => expect(input('Name').value).toBe('Reader'))
  return { user: userEvent.setup(), show: (id: string) => rerender(page(id)) }
}
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

describe.each([
  ['@refinedev/react-hook-form', useRefineForm as UseForm, true],
  ['the project', useForm as UseForm, false],
] as const)('the hook useForm of %s', (_, useHook, isPlain) => {
  test(`${isPlain ? 'replaces' : 'keeps'} typed text when the record is read again`, async () => {
    const setting = createSetting()
    const { user } = await open(useHook, setting)
    await user.type(input('Name'), ' XL')
    setting.stored['a'] = { name: 'Theirs', code: 'R-2' }
    await act(() => setting.client.refetchQueries())
    await waitFor(() => expect(input('Code').value).toBe('R-2'))
    expect(input('Name').value).toBe(isPlain ? 'Theirs' : 'Reader XL')
  })

  test(`${isPlain ? 'stays dirty' : 'is not dirty any more'} when the typing is undone`, async () => {
    const { user } = await open(useHook, createSetting())
    await user.type(input('Name'), 'X')
    await screen.findByText('dirty')
    await user.type(input('Name'), '{Backspace}')
    await settled()
    screen.getByText(isPlain ? 'dirty' : 'clean')
  })

  test(`${isPlain ? 'has' : 'does not have'} the values of the previous record while the next one loads`, async () => {
    const setting = createSetting()
    const { show } = await open(useHook, setting)
    let arrive: () => void = () => undefined
    setting.switches.delayed = new Promise((resolve) => (arrive = resolve))
    show('b')
    await settled()
    expect(input('Name').value).toBe(isPlain ? 'Reader' : '')
    arrive()
    await waitFor(() => expect(input('Name').value).toBe('Printer'))
  })

  test(`${isPlain ? 'drops' : 'shows'} errors of fields that were not sent, and saves afterwards`, async () => {
    const setting = createSetting()
    const { user } = await open(useHook, setting)
    setting.switches.isRefusing = true
    await user.click(screen.getByText('Save'))
    await settled()
    expect(setting.sent).toEqual([{ name: 'Reader' }])
    expect(screen.queryByText('It is taken.') !== null).toBe(!isPlain)
    expect(screen.queryByText('elsewhere: stock') !== null).toBe(!isPlain)
    expect(document.activeElement === input('Code')).toBe(!isPlain)
    setting.switches.isRefusing = false
    await user.type(input('Code'), '2')
    await user.click(screen.getByText('Save'))
    await waitFor(() => expect(setting.sent).toHaveLength(2))
    await waitFor(() => expect(screen.queryByText('elsewhere: stock')).toBeNull())
  })
})
