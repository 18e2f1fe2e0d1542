import { useCreate, type HttpError } from '@refinedev/core'
import { useState } from 'react'
import type { ArrangedTile } from '#define/overview/arrangement'
import type { OverviewAnswer, OverviewName } from '#define/overview/overview'
import type { AnyResource } from '#define'
import type { Values } from '#define/parsing/parse'
import { useApp } from '#providers/app-context'
import type { Row } from '#providers/data/answers'
import { useSavedNotices } from '#screens/form/saving/use-saved-notices'
import { useRunVerb } from '#screens/moves/use-run-verb'
import { useUpdate } from '#screens/records/use-update'

const noTiles: readonly ArrangedTile[] = []

/** The arrangement of an overview for the user: the saved one, or that of the open panel. */
export function useShownTiles(answer: OverviewAnswer | undefined) {
  const [draft, setTiles] = useState<readonly ArrangedTile[]>()
  return { tiles: draft ?? answer?.arrangement?.tiles ?? noTiles, setTiles }
}

/** Writes the user's own arrangement of an overview. Each function rejects with the server's problem. */
export function useArrangementWrites(page: OverviewName, answer: OverviewAnswer, onWritten: () => void) {
  const resource = useApp()['arrangements'] as AnyResource
  const notices = useSavedNotices(resource)
  const { mutateAsync: create } = useCreate<Row, HttpError, Values>({ errorNotification: false })
  const { mutateAsync: update } = useUpdate<Row, HttpError, Values>()
  const run = useRunVerb(resource)
  const own = answer.arrangement?.own ? answer.arrangement : undefined
  return {
    resource,
    own,
    async save(values: Values): Promise<void> {
      if (own)
        await update({
          resource: resource.name,
          id: own.id,
          values,
          meta: { version: own.version },
          successNotification: (saved) => notices.saved(saved?.data as Row),
          errorNotification: false,
        })
      else
        await create({
          resource: resource.name,
          values: { ...values, page },
          successNotification: (saved) => notices.created(saved?.data as Row),
        })
      onWritten()
    },
    async reset(name: string): Promise<void> {
      if (!own) return
      // The overview does not contain the whole record: its deletion needs no more than this.
      const row = { id: own.id, version: own.version, name } as unknown as Row
      await run({ kind: 'delete', name: 'delete', needsConfirming: true }, row)
      onWritten()
    },
  }
}
