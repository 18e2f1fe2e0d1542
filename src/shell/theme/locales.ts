import { zhCN } from '@mui/material/locale'
import type { ThemeOptions } from '@mui/material/styles'
import type { Language } from '#base/i18n/languages'

const english: ThemeOptions = {
  components: {
    MuiRating: {
      defaultProps: {
        getLabelText: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
        emptyLabelText: 'No rating',
      },
    },
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: 'Rows per page:',
        labelDisplayedRows: ({ from, to, count }) =>
          `${from}–${to} of ${count === -1 ? `more than ${to}` : count}`,
        getItemAriaLabel: (position) => `Go to ${position} page`,
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': 'Pages',
        getItemAriaLabel: (position, page, isHere) =>
          position === 'page' ? `${isHere ? 'Page' : 'Go to page'} ${page}` : `Go to ${position} page`,
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Clear',
        closeText: 'Close',
        openText: 'Open',
        loadingText: 'Loading…',
        noOptionsText: 'Nothing found',
      },
    },
    MuiAlert: { defaultProps: { closeText: 'Close' } },
  },
}

const chinesePages = { first: '第一页', last: '最后一页', next: '下一页', previous: '上一页' } as const

const chinese: ThemeOptions = {
  ...zhCN,
  components: {
    ...zhCN.components,
    MuiRating: {
      defaultProps: { getLabelText: (stars: number) => `${stars} 星`, emptyLabelText: '暂无评分' },
    },
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: '每页行数：',
        labelDisplayedRows: ({ from, to, count }) =>
          `第 ${from}–${to} 条，${count === -1 ? `超过 ${to} 条` : `共 ${count} 条`}`,
        getItemAriaLabel: (position) => chinesePages[position],
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': '分页',
        getItemAriaLabel: (position, page, isHere) => {
          if (position === 'page') return isHere ? `第 ${page} 页` : `转到第 ${page} 页`
          return position in chinesePages ? chinesePages[position as keyof typeof chinesePages] : ''
        },
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: '清除',
        closeText: '关闭',
        openText: '打开',
        loadingText: '加载中…',
        noOptionsText: '没有找到',
      },
    },
  },
}

/** The built-in texts of MUI components in each language: pagination, rating, autocomplete, alerts. */
export const muiTexts: Readonly<Record<Language, ThemeOptions>> = { en: english, cn: chinese }
