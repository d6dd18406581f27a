import {
  acceptInvitation,
  addCustomerNote,
  adminEndpoints,
  adminRole,
  answerAdminConversation,
  answerQuestion,
  blockDays,
  bookForCustomer,
  createAvailabilityRule,
  createConsultant,
  createFeature,
  createProduct,
  dropPrice,
  type Endpoint,
  editAvailabilityRule,
  editConsultant,
  editFeature,
  editProduct,
  editProducts,
  endCustomerSessions,
  getAdminBusiness,
  getAdminConversation,
  getAdminConversations,
  getAdminFeatures,
  getAdminInvoices,
  getAdministrators,
  getAdminMe,
  getAdminMeeting,
  getAdminMeetings,
  getAdminOverview,
  getAdminPricing,
  getAdminProduct,
  getAdminProducts,
  getAdminSettings,
  getAdminSpeed,
  getAdminTasks,
  getAudit,
  getAuditFile,
  getAvailabilityRules,
  getBlockedDays,
  getConsultants,
  getCustomer,
  getCustomerHistory,
  getCustomers,
  getCustomersFile,
  getGeneralFaq,
  getHolidays,
  getLabelledFile,
  getLead,
  getLeads,
  getLeadsFile,
  getMeetingMonth,
  getMeetingsFile,
  getMyInvitation,
  getPriceEffect,
  getProductsFile,
  getSavedViews,
  getUnansweredQuestions,
  getUnderstoodDays,
  holdAdminConversation,
  ignoreQuestion,
  importProducts,
  inviteAdministrator,
  labelQuestion,
  markInvoicePaid,
  markRefundSent,
  moveAdminTask,
  moveForCustomer,
  orderFeatures,
  readAdminFilePart,
  refundCustomer,
  removeAvailabilityRule,
  removeCustomerNote,
  removeFeature,
  removeLead,
  removePicture,
  removeView,
  saveAdminSettings,
  saveGeneralFaq,
  savePicture,
  saveView,
  schedulePrice,
  scheduleTransactional,
  searchAdmin,
  setAdministratorRole,
  setMeetingStatus,
  setOptionalDay,
  unblockDays,
  withdrawInvitation,
} from '@ag/contracts'
import { tokenOf } from '../../testing/administrators'
import { describeDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend } from '../../testing/test-backend'

const all = adminRole.options
const sellers = ['owner', 'admin', 'comercial']
const schedulers = ['owner', 'admin', 'agenda']
const clerks = ['owner', 'admin', 'financeiro']

/** Every call of the admin area and who may make it. */
const table: Array<[Endpoint, readonly string[]]> = [
  [getAdminMe, all],
  [searchAdmin, all],
  [getAdminOverview, all],
  [getAdminSpeed, all],
  [getSavedViews, all],
  [saveView, all],
  [removeView, all],
  [getAdminProducts, [...sellers, 'leitura']],
  [getProductsFile, [...sellers, 'leitura']],
  [getAdminProduct, [...sellers, 'leitura']],
  [getGeneralFaq, [...sellers, 'leitura']],
  [createProduct, sellers],
  [editProduct, sellers],
  [editProducts, sellers],
  [savePicture, sellers],
  [removePicture, sellers],
  [importProducts, sellers],
  [saveGeneralFaq, sellers],
  [getAdminFeatures, [...sellers, 'leitura']],
  [createFeature, sellers],
  [editFeature, sellers],
  [orderFeatures, sellers],
  [removeFeature, sellers],
  [getAdminPricing, [...sellers, 'financeiro', 'leitura']],
  [getPriceEffect, sellers],
  [schedulePrice, sellers],
  [dropPrice, sellers],
  [scheduleTransactional, sellers],
  [getAdminBusiness, ['owner', 'admin', 'financeiro', 'leitura']],
  [getAdminMeetings, [...schedulers, 'leitura']],
  [getMeetingsFile, [...schedulers, 'leitura']],
  [getMeetingMonth, [...schedulers, 'leitura']],
  [getAdminMeeting, [...schedulers, 'leitura']],
  [getConsultants, [...schedulers, 'leitura']],
  [getAvailabilityRules, [...schedulers, 'leitura']],
  [getHolidays, [...schedulers, 'leitura']],
  [getBlockedDays, [...schedulers, 'leitura']],
  [bookForCustomer, schedulers],
  [setMeetingStatus, schedulers],
  [moveForCustomer, schedulers],
  [createConsultant, schedulers],
  [editConsultant, schedulers],
  [createAvailabilityRule, schedulers],
  [editAvailabilityRule, schedulers],
  [removeAvailabilityRule, schedulers],
  [setOptionalDay, schedulers],
  [blockDays, schedulers],
  [unblockDays, schedulers],
  [getCustomers, [...clerks, 'leitura']],
  [getCustomersFile, [...clerks, 'leitura']],
  [getCustomer, [...clerks, 'leitura']],
  [getCustomerHistory, [...clerks, 'leitura']],
  [addCustomerNote, clerks],
  [removeCustomerNote, clerks],
  [getAdminInvoices, [...clerks, 'leitura']],
  [markInvoicePaid, clerks],
  [refundCustomer, clerks],
  [endCustomerSessions, ['owner', 'admin']],
  [markRefundSent, clerks],
  [getLeads, [...sellers, 'leitura']],
  [getLeadsFile, [...sellers, 'leitura']],
  [getLead, [...sellers, 'leitura']],
  [removeLead, sellers],
  [getAdminConversations, [...sellers, 'leitura']],
  [getAdminConversation, [...sellers, 'leitura']],
  [holdAdminConversation, sellers],
  [answerAdminConversation, sellers],
  [getUnansweredQuestions, [...sellers, 'leitura']],
  [answerQuestion, sellers],
  [ignoreQuestion, sellers],
  [labelQuestion, sellers],
  [getLabelledFile, sellers],
  [getUnderstoodDays, [...sellers, 'leitura']],
  [getAdminTasks, [...sellers, 'leitura']],
  [moveAdminTask, sellers],
  [readAdminFilePart, [...sellers, 'leitura']],
  [getAudit, ['owner', 'admin']],
  [getAuditFile, ['owner', 'admin']],
  [getAdminSettings, ['owner', 'admin']],
  [saveAdminSettings, ['owner', 'admin']],
  [getAdministrators, ['owner', 'admin']],
  [inviteAdministrator, ['owner']],
  [withdrawInvitation, ['owner']],
  [setAdministratorRole, ['owner']],
]

/** Asked by whoever is signed in: they are about themselves. */
const ofAnybody: readonly Endpoint[] = [getMyInvitation, acceptInvitation]

it('has a row for every call', () => {
  const rows = [...table.map(([endpoint]) => endpoint), ...ofAnybody]
  const named = (endpoints: readonly Endpoint[]) =>
    endpoints.map(({ method, path }) => `${method} ${path}`).sort()
  expect(named(rows)).toEqual(named(adminEndpoints))
})

describeDatabase('the permissions of the admin area', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database())
  })
  afterEach(() => backend.close())

  const params = {
    id: 'unknown',
    product_id: 'unknown',
    price_version: '1',
    key: 'unknown',
    note_id: 'unknown',
  }
  const ask = (endpoint: Endpoint, token: string | null) =>
    backend.send(endpoint, { token, params: params as never, ...(endpoint.body && { body: {} as never }) })

  it.each(all)('are the same for every call as the table says: %s', async (role) => {
    const token = await tokenOf(backend, database(), role)
    const told: [string, string][] = []
    for (const [endpoint] of table) {
      const { status, error } = await ask(endpoint, token)
      const isRefused = status === 401 || status === 403 || status >= 500
      told.push([`${endpoint.method} ${endpoint.path}`, isRefused ? error.code : 'allowed'])
    }
    const expected = table.map(([{ method, path }, roles]) => [
      `${method} ${path}`,
      roles.includes(role) ? 'allowed' : 'FORBIDDEN',
    ])
    expect(told).toEqual(expected)
  })

  it('are none for a customer, whatever they ask and send', async () => {
    const token = await backend.token(await backend.customer())
    for (const [endpoint] of table) {
      const { status, error } = await ask(endpoint, token)
      expect([endpoint.path, status, error.code]).toEqual([endpoint.path, 403, 'FORBIDDEN'])
      expect((await ask(endpoint, null)).status).toBe(401)
    }
    expect((await backend.send(getMyInvitation, { token })).reply).toEqual({ invitation: null })
    expect((await ask(acceptInvitation, token)).status).toBe(404)
  })
})
