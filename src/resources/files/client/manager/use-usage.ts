import type { OutputOf } from '#define'
import { endpoint } from '#providers/data/endpoints/endpoint'
import { useEndpoint } from '#providers/data/endpoints/use-endpoint'

const usage = endpoint<'files', 'usage'>({ method: 'GET', path: '/api/files/usage' })
export type Usage = OutputOf<typeof usage>
export const usageKey = ['filesUsage'] as const

/** How much of the user's storage quota is used, and how long the trash keeps its records. */
export const useUsage = (): Usage | undefined => useEndpoint(usage, {}, { key: usageKey }).data
