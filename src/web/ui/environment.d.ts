interface ImportMetaEnv {
  readonly ADVISOR_NAME?: string;
  readonly CONTACT_ADDRESS?: string;
  readonly KEY_BACKUPS?: string;
  readonly WAITLIST?: string;
  readonly OFFLINE?: string;
}
