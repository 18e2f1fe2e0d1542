import type { Components, Theme } from '@mui/material/styles'
import { chartComponents } from './mui/charts'
import { controlComponents } from './mui/controls'
import { feedbackComponents } from './mui/feedback'
import { inputComponents } from './mui/inputs'
import { navigationComponents } from './mui/navigation'
import { pickerComponents } from './mui/pickers'
import { surfaceComponents } from './mui/surfaces'
import { tableComponents } from './mui/tables'

/** The styles of all MUI components, based on CSS variables, so that they follow mode and preset. */
export const components = {
  ...controlComponents,
  ...inputComponents,
  ...surfaceComponents,
  ...navigationComponents,
  ...feedbackComponents,
  ...tableComponents,
  ...pickerComponents,
  ...chartComponents,
} as Components<Theme>
