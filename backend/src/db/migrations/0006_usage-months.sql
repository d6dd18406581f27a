CREATE TABLE "usage_months" (
	"company_id" text NOT NULL,
	"product_id" text NOT NULL,
	"meter" text NOT NULL,
	"month" date NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "usage_months_company_id_product_id_meter_month_pk" PRIMARY KEY("company_id","product_id","meter","month")
);
--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Only an insert makes a row: what a company's deletion takes away must not leave one behind.
CREATE FUNCTION "sum_usage_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE usage_months SET quantity = quantity - OLD.quantity
    WHERE company_id = OLD.company_id AND product_id = OLD.product_id AND meter = OLD.meter
      AND month = date_trunc('month', OLD.day)::date;
  ELSE
    INSERT INTO usage_months (company_id, product_id, meter, month, quantity)
    VALUES (NEW.company_id, NEW.product_id, NEW.meter, date_trunc('month', NEW.day)::date, NEW.quantity - coalesce(OLD.quantity, 0))
    ON CONFLICT (company_id, product_id, meter, month) DO UPDATE SET quantity = usage_months.quantity + excluded.quantity;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Until the migration ends, nobody else counts: what is there is summed once, what comes is added by the trigger. The version
-- before counts as it did.
CREATE TRIGGER "usage_records_sum" AFTER INSERT OR UPDATE OF "quantity" OR DELETE ON "usage_records" FOR EACH ROW EXECUTE FUNCTION "sum_usage_months"();--> statement-breakpoint
INSERT INTO "usage_months" ("company_id", "product_id", "meter", "month", "quantity")
  SELECT "company_id", "product_id", "meter", date_trunc('month', "day")::date, sum("quantity") FROM "usage_records" GROUP BY 1, 2, 3, 4;
