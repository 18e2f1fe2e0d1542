import { createElement, Suspense, use } from 'react'
import { useWatch } from 'react-hook-form'
import type { AnyResource } from '#define'
import { useCustomScreens } from '#providers/app-context'
import { customModule, type CustomParts } from '#providers/custom-screens'
import { ErrorBoundary } from '#shell/states/error-boundary'

/** The custom part of a resource below its form, if there is one. */
export function FormPart({ resource }: { resource: AnyResource }) {
  const load = useCustomScreens().parts[resource.name]?.form
  return load === undefined ? null : (
    <ErrorBoundary resetKey={resource.name} onFailure={() => customModule(load).forgetFailure()}>
      <Suspense fallback={null}>
        <OfForm load={load} resource={resource} />
      </Suspense>
    </ErrorBoundary>
  )
}

function OfForm({ load, resource }: { load: NonNullable<CustomParts['form']>; resource: AnyResource }) {
  const values = useWatch()
  return createElement(use(customModule(load).load()), { resource, values })
}
