import {
  forgotPassword,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signup,
  verifyEmail,
} from './account'
import { getAdminMe, getAdminOverview } from './admin'
import { recordEvent, recordPageView } from './analytics'
import { getMe, login, logout, refresh } from './auth'
import { getPricing, getProduct } from './catalogue'
import {
  getConsentReceipt,
  getCookiePolicy,
  getCookies,
  saveConsent,
  tieConsent,
  withdrawConsent,
} from './cookies'
import { getDashboard } from './dashboard'
import type { Endpoint } from './endpoint'
import { productSignup } from './notifications'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys'
import {
  exportPersonalData,
  getAccountDeletion,
  getProfile,
  requestAccountDeletion,
  saveProfile,
  undoAccountDeletion,
} from './personal-data'
import {
  confirmSecondFactor,
  getSecondFactor,
  loginWithSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
} from './second-factor'
import { changePassword, endOtherSessions, endSession, getSessions } from './sessions'
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
  getSessions,
  endSession,
  endOtherSessions,
  changePassword,
  getSecondFactor,
  setUpSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  loginWithSecondFactor,
  getPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  getProfile,
  saveProfile,
  exportPersonalData,
  getAccountDeletion,
  requestAccountDeletion,
  undoAccountDeletion,
  getPricing,
  getProduct,
  getSettings,
  productSignup,
  getCookies,
  getCookiePolicy,
  saveConsent,
  withdrawConsent,
  tieConsent,
  getConsentReceipt,
  recordEvent,
  recordPageView,
  getDashboard,
  getAdminMe,
  getAdminOverview,
]
