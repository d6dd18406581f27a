import {
  forgotPassword,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from './account'
import { getAdminMe, getAdminOverview } from './admin'
import { getMe, login, logout, refresh } from './auth'
import { getPricing, getProduct } from './catalogue'
import { getConsentReceipt, getCookiePolicy, getCookies, saveConsent, withdrawConsent } from './cookies'
import { getDashboard } from './dashboard'
import type { Endpoint } from './endpoint'
import { productSignup } from './notifications'
import { getSettings } from './settings'

/** Every public call. The gateway's proxy knows these pairs of method and path and no others. */
export const endpoints: readonly Endpoint[] = [
  login,
  logout,
  refresh,
  getMe,
  signup,
  forgotPassword,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  resendVerification,
  getPricing,
  getProduct,
  getSettings,
  productSignup,
  getCookies,
  getCookiePolicy,
  saveConsent,
  withdrawConsent,
  getConsentReceipt,
  getDashboard,
  getAdminMe,
  getAdminOverview,
]
