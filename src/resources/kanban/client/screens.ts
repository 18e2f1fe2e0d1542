import type { FeatureScreens } from '#providers/custom-screens'

/** The rules of boards. */
export const kanbanScreens: FeatureScreens = {
  parts: {
    kanbanBoards: { rules: () => import('./rules/load-rules').then(({ loadRules }) => loadRules()) },
  },
}
