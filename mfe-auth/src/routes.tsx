import { type RouteObject, screen } from '@ag/platform'

const ahead = { prerender: true, index: false }

/** The ways into an account. */
export const routes: RouteObject[] = [
  {
    path: 'login',
    ...screen(
      'login',
      () => import(/* webpackChunkName: "login" */ './screens/login/login-screen').then((m) => m.LoginScreen),
      { title: 'Entrar | {empresa}', ...ahead },
    ),
  },
  {
    path: 'login/code',
    ...screen(
      'login-code',
      () =>
        import(/* webpackChunkName: "login-code" */ './screens/login/code-screen').then((m) => m.CodeScreen),
      { title: 'Confirme que é você | {empresa}', ...ahead },
    ),
  },
  {
    path: 'signed-in',
    ...screen(
      'signed-in',
      () =>
        import(/* webpackChunkName: "signed-in" */ './screens/signed-in/signed-in-screen').then(
          (m) => m.SignedInScreen,
        ),
      { title: 'Senha conferida | {empresa}', ...ahead },
    ),
  },
  {
    path: 'signup',
    ...screen(
      'signup',
      () =>
        import(/* webpackChunkName: "signup" */ './screens/signup/signup-screen').then((m) => m.SignupScreen),
      {
        title: 'Criar conta | {empresa}',
        description: 'Crie sua conta e teste um agente de IA por 14 dias grátis, sem cartão.',
        ...ahead,
      },
    ),
  },
  {
    path: 'forgot-password',
    ...screen(
      'forgot-password',
      () =>
        import(
          /* webpackChunkName: "forgot-password" */ './screens/forgot-password/forgot-password-screen'
        ).then((m) => m.ForgotPasswordScreen),
      { title: 'Esqueci minha senha | {empresa}', ...ahead },
    ),
  },
  {
    path: 'reset-password',
    ...screen(
      'reset-password',
      () =>
        import(
          /* webpackChunkName: "reset-password" */ './screens/reset-password/reset-password-screen'
        ).then((m) => m.ResetPasswordScreen),
      { title: 'Nova senha | {empresa}', ...ahead },
    ),
  },
  {
    path: 'verify-email',
    ...screen(
      'verify-email',
      () =>
        import(/* webpackChunkName: "verify-email" */ './screens/verify-email/verify-email-screen').then(
          (m) => m.VerifyEmailScreen,
        ),
      { title: 'Confirmar e-mail | {empresa}', ...ahead },
    ),
  },
]
