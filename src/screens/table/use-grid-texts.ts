import type { GridLocaleText } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The texts of the data grid in the page's language. Texts of parts that are never shown are left out. */
export function useGridTexts(): Partial<GridLocaleText> & { readonly actions: string } {
  const { t } = useTranslation()
  return useMemo(
    () => ({
      actions: t('list.actions'),
      checkboxSelectionHeaderName: t('list.selectPage'),
      checkboxSelectionSelectAllRows: t('list.selectPage'),
      checkboxSelectionUnselectAllRows: t('list.selectPage'),
      checkboxSelectionSelectRow: t('list.selectRow'),
      checkboxSelectionUnselectRow: t('list.selectRow'),
      noRowsLabel: t('list.nothingFound'),
      columnHeaderSortIconLabel: t('list.sort'),
    }),
    [t],
  )
}
