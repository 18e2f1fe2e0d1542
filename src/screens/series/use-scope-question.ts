import { useState, type ReactNode } from 'react'
import type { AnyResource } from '#define'
import { lazyModule } from '#base/loading/lazy-module'
import { notify } from '#base/toasts/notify'
import { messageOf } from '#providers/data/http/problem'
import type { ChosenOccurrence } from '#providers/data/write-meta'
import type { ScopeRequest } from './ask-scope'

const asking = lazyModule(() => import('./ask-scope'))

interface Scopes {
  /** Resolves with the occurrences that the user chooses; undefined if they cancel. */
  readonly ask: (request: ScopeRequest) => Promise<ChosenOccurrence | undefined>
  /** The open question; must be rendered. */
  readonly question: ReactNode
}

/** Asks which occurrences of a series a change applies to. The code of the question is loaded on demand. */
export function useScopeQuestion(resource: AnyResource): Scopes {
  const [question, setQuestion] = useState<ReactNode>()
  const ask = async (request: ScopeRequest) => {
    try {
      const { askScope } = await asking.load()
      return await askScope(resource, request, setQuestion)
    } catch (error) {
      asking.forgetFailure()
      notify({ message: messageOf(error), variant: 'error' })
      return undefined
    }
  }
  return { ask, question }
}
