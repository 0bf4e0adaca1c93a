/** The lender's own key pair for push services (VAPID). */
export interface VapidSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:` address of who runs this lender. */
  readonly subject: string;
}

/** How letters leave. */
export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…`, which must offer STARTTLS unless it is this machine. */
  readonly url: string;
  readonly from: string;
  /** Where the lender's staff reads. */
  readonly staff: string;
}
