import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid'
import { Suspense, use } from 'react'
import type { AnyField } from '#define/kinds'
import { withDeferredTexts } from '#base/i18n/deferred-texts'
import { lazyModule } from '#base/loading/lazy-module'
import type { Row } from '#providers/data/answers'
import { PartBoundary } from '#shell/parts/part-boundary'

const editor = lazyModule(() => withDeferredTexts(() => import('./cell-editor')))

/** Loads the inputs, so that the first key reaches its input. */
export const prefetchEditor = (): void => editor.prefetch()

interface LazyEditorProps {
  readonly params: GridRenderEditCellParams<Row>
  readonly name: string
  readonly field: AnyField
}

/** The input of a cell; the inputs are loaded after the table. If they cannot be loaded, the cell is closed. */
export function LazyEditor(props: LazyEditorProps) {
  const grid = useGridApiContext()
  const { id } = props.params
  const close = () => {
    editor.forgetFailure()
    grid.current.stopCellEditMode({ id, field: props.name, ignoreModifications: true })
  }
  return (
    <PartBoundary onFailure={close}>
      <Suspense>
        <LoadedEditor {...props} />
      </Suspense>
    </PartBoundary>
  )
}

function LoadedEditor(props: LazyEditorProps) {
  const { CellEditor } = use(editor.load())
  return <CellEditor {...props} />
}
