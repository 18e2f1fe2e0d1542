import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useList } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { titleOf } from '#base/format/record-path'
import { notify } from '#base/toasts/notify'
import type { BoardColumn } from '#define/views/board'
import type { Row } from '#providers/data/answers'
import { sentencesOf } from '#providers/data/http/problem'
import { useCopy } from '#screens/records/use-copy'
import { Themed } from '#shell/theme/themed'
import { useBoard } from '../board-context'

interface TemplateMenuProps {
  readonly column: BoardColumn
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The greatest number of templates in the menu. */
const maxTemplates = 50

/** The templates of the board; the chosen one is copied into the column, and the copy is opened. */
export function TemplateMenu({ column, anchor, onClose }: TemplateMenuProps) {
  const { t } = useTranslation()
  const { resource, open } = useBoard()
  const { by = '', template = '' } = resource.views?.board ?? {}
  const copy = useCopy(resource)
  const { rows, isLoading, error } = useTemplates()
  const add = async (row: Row) => {
    onClose()
    try {
      const { id } = await copy(row, { [template]: false, [by]: column.id }, false)
      open({ resource, id })
    } catch (problem) {
      notify({ message: sentencesOf(problem), variant: 'error' })
    }
  }
  const text: string = error ? sentencesOf(error) : isLoading ? t('show.loading') : t('board.noTemplates')
  return (
    <Themed>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': t('board.fromTemplateTo', { column: column.title }) } }}
      >
        {rows.map((row) => (
          <MenuItem key={row.id} dir="auto" onClick={() => void add(row)}>
            {titleOf(resource, row)}
          </MenuItem>
        ))}
        {rows.length === 0 && (
          <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 260, '&.Mui-disabled': { opacity: 1 } }}>
            {text}
          </MenuItem>
        )}
      </Menu>
    </Themed>
  )
}

/** The templates in the columns of the board that is shown. */
function useTemplates() {
  const { resource, heads } = useBoard()
  const { by = '', template = '' } = resource.views?.board ?? {}
  const { result, query } = useList<Row>({
    resource: resource.name,
    filters: [
      { field: template, operator: 'eq', value: true },
      { field: by, operator: 'in', value: heads.map(({ id }) => id) },
    ],
    sorters: [{ field: resource.title, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: maxTemplates },
    errorNotification: false,
  })
  return { rows: result.data, isLoading: query.isLoading, error: query.error }
}
