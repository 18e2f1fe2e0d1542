/** Who may register: everyone, everyone with the approval of an administrator, or only invited users. */
export const signUps = ['open', 'approval', 'invited'] as const
export type SignUp = (typeof signUps)[number]
