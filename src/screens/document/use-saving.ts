import { lazyModule } from '#base/loading/lazy-module'
import { useNotify } from '#base/toasts/notify'
import { sentencesOf } from '#providers/data/http/problem'

// The client of files is large, and most visits to a record need none.
const saving = lazyModule(() => import('./save-document'))

type Saving = typeof import('./save-document')

/** Returns a function that saves a file by the client of files, which it loads first. Errors are shown in a toast. */
export function useSaving(): (save: (client: Saving) => Promise<void>) => Promise<void> {
  const notify = useNotify()
  return async (save) => {
    try {
      await save(await saving.load())
    } catch (error) {
      saving.forgetFailure()
      notify({ message: sentencesOf(error), variant: 'error' })
    }
  }
}
