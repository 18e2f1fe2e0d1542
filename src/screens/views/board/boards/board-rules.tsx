import { createElement, Suspense, use } from 'react'
import { customModule, type BoardRulesProps, type CustomParts } from '#providers/custom-screens'
import { PartBoundary } from '#shell/parts/part-boundary'

interface LoadedRulesProps extends BoardRulesProps {
  readonly load: NonNullable<CustomParts['rules']>
}

/** The dialog with the automation rules of a board, which is loaded when it is opened. */
export function BoardRules({ load, board, onClose }: LoadedRulesProps) {
  const leave = () => {
    customModule(load).forgetFailure()
    onClose()
  }
  return (
    <PartBoundary onFailure={leave}>
      <Suspense>
        <LoadedRules load={load} board={board} onClose={onClose} />
      </Suspense>
    </PartBoundary>
  )
}

const LoadedRules = ({ load, ...props }: LoadedRulesProps) =>
  createElement(use(customModule(load).load()), props)
