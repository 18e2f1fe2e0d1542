import type { CardHeaderProps } from '@mui/material/CardHeader'
import type { CardProps } from '@mui/material/Card'
import type { BoxProps } from '@mui/material/Box'
import type { CardContentProps } from '@mui/material/CardContent'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#shell/navigation/breadcrumbs'
import { useTitle } from '#shell/parts/use-title'

interface PageTexts {
  /** The `h1` and the window title. */
  readonly title: string
  /** The steps inside the area, with the current page as the last. */
  readonly steps: readonly Crumb[]
  /** Shown beside the heading. */
  readonly beside?: ReactNode
  /** Shown before the heading. */
  readonly picture?: ReactNode
}

const wrapper: CardProps = {
  className: 'page',
  elevation: 0,
  sx: { bgcolor: 'transparent', boxShadow: 'none', borderRadius: 0, overflow: 'visible' },
}
const header: CardHeaderProps = {
  className: 'page-head record-head',
  disableTypography: true,
  classes: { content: 'page-heading', action: 'page-actions' },
  sx: {
    p: 0,
    '& .MuiCardHeader-avatar': { m: 0 },
    '& .MuiCardHeader-avatar + .MuiCardHeader-content': { flex: '1 1 200px', minWidth: 0 },
    '& .MuiCardHeader-action': { m: 0, alignSelf: 'center', flex: '0 1 auto' },
  },
}
const content: CardContentProps = { sx: { p: 0, '&:last-child': { pb: 0 } } }
const buttons: BoxProps = { display: 'contents' }
const noFooter: { readonly sx: { readonly display: 'none' } } = { sx: { display: 'none' } }

/**
 * The props that make the page layouts of @refinedev/mui (`Show`, `Create`, `Edit`) look like every other page of the
 * dashboard: the heading with its breadcrumbs, the actions beside it, and the content without a card around it.
 */
export function useRecordPageProps({ title, steps, beside, picture }: PageTexts) {
  useTitle(title)
  return {
    title: (
      <>
        <div className="page-title">
          <h1>{title}</h1>
          {beside}
        </div>
        <Breadcrumbs steps={steps} />
      </>
    ),
    breadcrumb: null,
    goBack: null,
    wrapperProps: wrapper,
    headerProps: picture ? { ...header, avatar: picture } : header,
    headerButtonProps: buttons,
    contentProps: content,
    footerButtonProps: noFooter,
  }
}
