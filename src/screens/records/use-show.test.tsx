import { Refine, useShow as useRefineShow, type DataProvider } from '@refinedev/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { useShow } from './use-show'

afterEach(cleanup)

type UseShow = (props: { resource: string; id: string }) => ReturnType<typeof useRefineShow>

describe.each([
  ['refine', useRefineShow as UseShow, 'a loading'],
  ['the project', useShow as UseShow, 'nothing loading'],
] as const)('the hook useShow of %s', (_, useHook, whileLoading) => {
  function Page({ id }: { id: string }) {
    const { result, query } = useHook({ resource: 'products', id })
    return `${result?.id ?? 'nothing'} ${query.isFetching ? 'loading' : 'ready'}`
  }

  test(`has ${whileLoading.split(' ')[0]} while the record b loads after a`, async () => {
    let arrive: () => void = () => undefined
    const provider = {
      getOne: async ({ id }: { id: string }) => {
        if (id === 'b') await new Promise<void>((resolve) => (arrive = resolve))
        return { data: { id } }
      },
      getApiUrl: () => '/api',
    } as unknown as DataProvider
    const page = (id: string) => (
      // With refine's own query client, whose defaults keep previous data.
      <Refine dataProvider={provider} resources={[{ name: 'products' }]} options={{ disableTelemetry: true }}>
        <Page id={id} />
      </Refine>
    )
    const { rerender } = render(page('a'))
    await screen.findByText('a ready')
    rerender(page('b'))
    await screen.findByText(whileLoading)
    arrive()
    expect(await screen.findByText('b ready')).toBeTruthy()
  })
})
