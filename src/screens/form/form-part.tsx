import { createElement, Suspense, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { AnyResource } from '#define'
import { useDrawn } from '#providers/app-context'
import { drawnModule, type DrawnParts } from '#providers/drawn'
import { ErrorBoundary } from '#shell/states/error-boundary'

/** What the room of a resource draws beneath its form; nothing where it draws nothing. */
export function FormPart({ resource }: { resource: AnyResource }) {
  const load = useDrawn().parts[resource.name]?.form
  return load === undefined ? null : (
    <ErrorBoundary place={resource.name} onFailure={() => drawnModule(load).forgetFailure()}>
      <Suspense fallback={null}>
        <OfForm {...{ load, resource }} />
      </Suspense>
    </ErrorBoundary>
  )
}

function OfForm({ load, resource }: { load: NonNullable<DrawnParts['form']>; resource: AnyResource }) {
  const values = useWatch()
  return createElement(use(drawnModule(load).load()), { resource, values })
}
