CREATE TABLE "pictures" (
	"image_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"sha256" text NOT NULL,
	"note" text,
	"upload_id" text,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"consent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"borrower_id" uuid,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"text_hash" text NOT NULL,
	"locale" text NOT NULL,
	"screen" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_consent_id_state_pk" PRIMARY KEY("consent_id","state")
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"city_id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emergency_contacts" (
	"borrower_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"relation" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	CONSTRAINT "emergency_contacts_borrower_id_position_pk" PRIMARY KEY("borrower_id","position")
);
--> statement-breakpoint
CREATE TABLE "form_answers" (
	"borrower_id" uuid NOT NULL,
	"form" text NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_answers_borrower_id_form_pk" PRIMARY KEY("borrower_id","form")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"borrower_id" uuid PRIMARY KEY NOT NULL,
	"card_type" text NOT NULL,
	"id_number" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" date NOT NULL,
	"id_front" uuid NOT NULL,
	"id_card_back" uuid,
	"tax_card" uuid,
	"face" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_facts" (
	"fact_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"consent_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"card_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"borrower_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"holder" text NOT NULL,
	"status" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_borrower_id_bank_code_account_number_unique" UNIQUE("borrower_id","bank_code","account_number")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_front_pictures_image_id_fk" FOREIGN KEY ("id_front") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_card_back_pictures_image_id_fk" FOREIGN KEY ("id_card_back") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_tax_card_pictures_image_id_fk" FOREIGN KEY ("tax_card") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_face_pictures_image_id_fk" FOREIGN KEY ("face") REFERENCES "public"."pictures"("image_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_facts" ADD CONSTRAINT "phone_facts_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_borrower_id_borrowers_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrowers"("borrower_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_borrower_id_stored_at_index" ON "pictures" USING btree ("borrower_id","stored_at");--> statement-breakpoint
CREATE INDEX "pictures_sha256_index" ON "pictures" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_borrower_id_upload_id_index" ON "pictures" USING btree ("borrower_id","upload_id");--> statement-breakpoint
CREATE INDEX "consents_borrower_id_purpose_index" ON "consents" USING btree ("borrower_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "one_main_card" ON "cards" USING btree ("borrower_id") WHERE "cards"."is_main";