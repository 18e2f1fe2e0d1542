import type { FeatureScreens } from '#providers/custom-screens'

/** What the browser does with the output of the actions of users. */
export const usersScreens: FeatureScreens = {
  results: {
    users: {
      viewAs: async ({ accessToken }) => {
        const { startViewing } = await import('#providers/auth/view-as')
        startViewing(String(accessToken))
      },
    },
  },
}
